import type { PublicContent } from '../public-content.ts'

export const why: PublicContent['why'] = {
  plate: 'Neden biz',
  title: 'Ders anlatmıyoruz. Konuşuyoruz.',
  features: [
    {
      icon: 'street',
      title: 'Sokağın İngilizcesi',
      text: 'Kitaptaki değil, otobüs durağında, kasada, barda duyduğun İngilizce. Londra’da nasıl konuşuluyorsa öyle.',
    },
    {
      icon: 'bubbles',
      title: 'İki dilli koçlar',
      text: 'Koçların iki dili de ana dili gibi konuşur. Nerede, neden takıldığını bilirler.',
    },
    {
      icon: 'clock',
      title: 'Haftada üç buluşma',
      text: 'Speaking Groups haftada üç kez, birer saat. Saatler sabit: öğle arası ya da akşam.',
    },
    {
      icon: 'door',
      title: 'Kapanmayan kapı',
      text: 'Bir haftayı kaçırdın mı? Sorun değil. Geçmiş modüller hiç kapanmaz, mesaj grubundaki etkinliklerin son tarihi yoktur.',
    },
    {
      icon: 'replay',
      title: 'Kaçırırsan izlersin',
      text: 'Ayda iki kez, adım adım anlatılan canlı bir alıştırma. Kaydedilir, dilediğinde yeniden izlersin.',
    },
    {
      icon: 'target',
      title: 'Sınavın varsa söyle',
      text: 'TOEIC, IELTS… Hedefini en başta destek ekibine söyle, hazırlanırken de yanında olalım.',
    },
  ],
}

export const pain: PublicContent['pain'] = {
  plate: 'İngilizcen şu an nasıl?',
  title: 'Tanıdık geldi mi?',
  lead: 'Bunları her gün duyuyoruz. Cevabımız hep aynı yere çıkıyor: konuşmaya.',
  you: 'Sen',
  coach: 'Biz',
  says: [
    {
      them: 'Anlıyorum ama konuşamıyorum.',
      us: 'Çünkü hep dinledin. Burada haftada üç kez söz sende.',
    },
    {
      them: 'Cümleyi kafamda kurana kadar konu değişiyor.',
      us: 'Haftada yaklaşık üç saat konuş. Bir süre sonra kurmazsın, söyleyiverirsin.',
    },
    {
      them: 'Hata yaparım diye susuyorum.',
      us: 'Yap. Koçun iki dilli, yarım cümleni de anlar.',
    },
    {
      them: 'Kaç kursa başladım, hepsi yarım kaldı.',
      us: 'Geçmiş modüller kapanmaz. Kaldığın duraktan binersin.',
    },
  ],
  aside:
    'Dünyada İngilizce konuşanların yalnızca yüzde 5 kadarının ana dili İngilizce. Kusursuz olman gerekmiyor, konuşman gerekiyor.',
}

export const aspects: PublicContent['aspects'] = {
  plate: 'Nasıl çalışır',
  title: 'Tek hat, altı durak.',
  lead: 'Aktarma yok. Sen bin, gerisi gelir.',
  stations: [
    {
      title: 'Seviye testi',
      text: '50 soru: 40’ı dil bilgisi ve kelime, 10’u dinleme. Hangi hattan başlayacağını söyler.',
    },
    { title: 'Kursun', text: 'Sonucuna göre A1-A2 ya da B1-B2 kursuna yazılırsın.' },
    { title: 'Modüller', text: 'Video dersler, etkileşimli quizler, PDF notlar. İstediğin saatte.' },
    { title: 'Mesaj grubu', text: 'En fazla 25 kişilik bir grupta yazışa konuşa pratik.' },
    { title: 'Speaking Groups', text: 'Haftada üç kez, bir saat, canlı. Asıl iş burada.' },
    { title: 'Özel ders', text: 'İstersen randevuyla: birebir, ikili ya da küçük grup.' },
  ],
}

export const closing: PublicContent['closing'] = {
  title: 'Çayını koy, konuşalım.',
  text: 'İlk cümlen kusursuz olmayacak. Olmasına gerek de yok.',
  join: 'Aramıza katıl',
}
