/** The one-page summary of a game: its sections in order, each line with its icon. */
import type { Component } from "svelte";
import { language, t } from "../lib/language.svelte";

export interface SummaryLine {
  /** The name of what it is about. */
  name?: string;
  text: string;
  icon?: string;
  /** The two variants of an action. */
  variants?: { letter: string; text: string }[];
}
/** A section: its text `rules-<game>-summary-<id>` has a title and, unless they are made otherwise, `.lines`. */
export interface SectionPlan {
  id: string;
  icon: string;
  /** The icons of its lines. */
  icons?: string[];
  lines?: () => SummaryLine[];
  /** A table beneath the lines. */
  Table?: Component;
  /** The key of what is said of that table at the foot of the page. */
  note?: string;
}
export interface SummarySection {
  id: string;
  title: string;
  icon: string;
  lines: SummaryLine[];
  Table?: Component;
}

/** The sections in the reader's language. */
export function sectionsOf(game: string, plans: readonly SectionPlan[]): SummarySection[] {
  return plans.map(({ id, icon, icons, lines, Table }) => {
    const key = `rules-${game}-summary-${id}`;
    const told = () => language.part(key, "lines").split("\n").filter(Boolean).map((text, at) => ({ text, icon: icons?.[at] }));
    return { id, icon, title: t(key), lines: lines?.() ?? told(), Table };
  });
}
