/** Who sits at this device, as the server knows them. */
import { get, type Me, post, Refusal, type Welcome } from "./api";
import { report } from "./errors";
import { t } from "./language.svelte";

const KNOWN = "known";
const CODE = "recovery-code";
/** The password came later than guests, and the server tells of it. */
export type Person = Me & { login?: string | null };

class Myself {
  person = $state<Person | null>(null);
  /** The code that brings the person back on another device; kept here until they say that they have it. */
  code = $state(localStorage.getItem(CODE));
  #asked: Promise<void> | null = null;

  /** Whether nobody has ever had a name on this device. */
  get isStranger(): boolean {
    return !this.person && !localStorage.getItem(KNOWN);
  }

  /** Find out who this is. Whoever never had a name here isn't asked after: the server would only say that. */
  load(): Promise<void> {
    this.#asked ??= this.#load().catch((error: unknown) => {
      this.#asked = null; // the next one to ask tries again
      throw error;
    });
    return this.#asked;
  }

  /** The server knows the person no more: find out why. */
  async lost(): Promise<void> {
    this.person = null;
    this.#asked = null;
    await this.load();
  }

  async #load(): Promise<void> {
    if (!localStorage.getItem(KNOWN)) return;
    try {
      this.#is(await get<Person>("/people/me"));
    } catch (error) {
      if (!(error instanceof Refusal) || !["nameless", "account-closed"].includes(error.kind)) throw error;
      this.#forget();
      if (error.kind === "account-closed") report(error); // this once: from here on nobody is known on this device
    }
  }

  /** The person, made known as a guest if need be: by `name`, else by a friendly one. */
  async ensure(name = friendlyName()): Promise<Person> {
    await this.load();
    if (!this.person) {
      const welcome = await post<Welcome>("/people", { name });
      this.#keepCode(welcome.recovery_code);
      this.#is({ id: welcome.id, name: welcome.name });
    }
    return this.person as unknown as Person;
  }

  async rename(name: string): Promise<void> {
    this.#is(await post<Person>("/people/name", { name }));
  }

  async setPassword(login: string, password: string): Promise<void> {
    this.#is(await post<Person>("/people/password", { login, password }));
  }

  async logIn(login: string, password: string): Promise<void> {
    this.#become(await post<Person>("/people/login", { login, password }));
  }

  async recover(code: string): Promise<void> {
    this.#become(await post<Person>("/people/recover", { code }));
  }

  /** A new recovery code; the old one no longer works. */
  async renewCode(): Promise<void> {
    this.#keepCode((await post<{ recovery_code: string }>("/people/code")).recovery_code);
  }

  /** Show that it is still this person: by what they have typed, a password or a code. */
  async confirm(secret: string): Promise<void> {
    const isCode = /^([2-9A-Z]{4}[- ]?){5}$/i.test(secret.trim());
    await post("/people/confirm", isCode ? { code: secret } : { password: secret });
  }

  /** Do what can't be taken back; who signed in long ago, but still has the code here, needn't type it. */
  async proven<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof Refusal) || error.kind !== "not-proven" || !this.code) throw error;
    }
    await this.confirm(this.code);
    return await act();
  }

  /** All that the server has about the person, as a text. */
  async exported(): Promise<string> {
    return JSON.stringify(await get<unknown>("/people/export"), null, 2);
  }

  async delete(): Promise<void> {
    await post("/people/delete");
    this.#forget();
  }

  /** The person has put the code somewhere safe. */
  codeIsKept(): void {
    this.code = null;
    localStorage.removeItem(CODE);
  }

  async logOut(everywhere = false): Promise<void> {
    await post(everywhere ? "/people/logout-everywhere" : "/people/logout");
    this.#forget();
  }

  #keepCode(code: string): void {
    this.code = code;
    localStorage.setItem(CODE, code);
  }

  #become(person: Person): void {
    this.codeIsKept();
    this.#is(person);
  }

  #is(person: Person): void {
    this.person = person;
    localStorage.setItem(KNOWN, "yes");
  }

  #forget(): void {
    this.person = null;
    this.codeIsKept();
    localStorage.removeItem(KNOWN);
  }
}

export const me = new Myself();

/** A name for somebody who wants to play at once. */
export function friendlyName(random: () => number = Math.random): string {
  const names = t("client-guest-names").split(",");
  const name = names[Math.floor(random() * names.length)]?.trim();
  return `${name} ${10 + Math.floor(random() * 90)}`;
}
