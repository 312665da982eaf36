# İlk oyunun rehberi.

guide-title = Rehber
guide-next = İleri
guide-at = { $at } / { $of }
guide-rule = Kuralı oku
guide-leave = Rehbersiz oyna
guide-end = Oyuna devam et
guide-task = Görev:
guide-hint = Nasıl?
guide-skip = Görevi atla
guide-undo = Geri alıp yeniden deneyebilirsiniz.
guide-questions = Üç soru. Önce içinizden yanıtlayın, sonra bakın:
guide-questions-last = Aynı üç soru; artık daha çok şey biliyorsunuz:
guide-go-on = Rehberle devam et
