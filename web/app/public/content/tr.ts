import { brand } from '@sohbet/domain/brand'
import type { PublicContent } from './public-content.ts'

export const tr: PublicContent = {
  language: 'tr',
  layout: {
    skip: 'İçeriğe geç',
    menu: 'Menü',
    navigation: 'Ana menü',
    footerNavigation: 'Alt menü',
    sections: [
      { id: 'why-us', label: 'Neden biz' },
      { id: 'how-it-works', label: 'Nasıl çalışır' },
      { id: 'courses', label: 'Kurslar' },
    ],
    login: 'Giriş yap',
    join: 'Katıl',
    otherLanguage: { language: 'en', label: 'English', short: 'EN' },
    theme: { label: 'Görünüm', light: 'açık', dark: 'koyu', auto: 'cihazla aynı' },
    footer: {
      text: 'Londra sokaklarında konuşulan İngilizce; ana dili İngilizce olanlarla, konuşa konuşa.',
      explore: 'Keşfet',
      talk: 'Konuşalım',
      rights: 'Türkçe konuşan yetişkinler için İngilizce konuşma okulu',
    },
  },
  home: {
    meta: {
      title: `${brand.name}: sokakta konuşulan Londra İngilizcesi`,
      description:
        'Türkçe konuşan yetişkinler için İngilizce konuşma okulu. İki dilli koçlar, haftada üç canlı Speaking Groups buluşması, A1-A2 ve B1-B2 kursları.',
    },
    pictureAlt:
      'Bir Londra sokağı: tuğla evlerin ve kırmızı iki katlı otobüsün arkasında, saat kulesi kadar büyük bir ince belli çay bardağı ile mavi çizgili bir kupa sohbet ediyor.',
    hero: {
      plate: 'Yetişkinler için konuşma okulu',
      headline: ['Yıllarca çalıştın.', 'Artık konuş.'],
      lead: 'Londra sokaklarında konuşulan İngilizce, iki dilli koçlar ve haftada üç canlı konuşma buluşması. Ezber yok, sohbet var.',
      join: 'Aramıza katıl',
      how: 'Nasıl çalışır?',
    },
    facts: [
      { figure: '3', text: 'canlı Speaking Groups buluşması, her hafta' },
      { about: 'yaklaşık', figure: '3 saat', text: 'konuşma pratiği, her hafta' },
      { about: 'yaklaşık', figure: '6 kat', text: 'daha fazla pratik, diğer yöntemlere göre' },
      { figure: '2', text: 'canlı ve açıklamalı alıştırma, her ay' },
    ],
    why: {
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
    },
    pain: {
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
    },
    how: {
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
    },
    tracks: {
      plate: 'Kurslar',
      title: 'İki hat. Hangisi senin?',
      tracks: [
        {
          level: 'A1-A2',
          title: 'Temelden konuşmaya',
          text: 'Kelimelerin var, cümlelerin yok. Buradan bin.',
          weeks: 26,
          modules: 26,
          facts: ['26 hafta', '26 modül', 'Her hafta bir modül'],
        },
        {
          level: 'B1-B2',
          title: 'Konuşmadan akıcılığa',
          text: 'Derdini anlatıyorsun ama ter dökerek. Buradan bin.',
          weeks: 12,
          modules: 6,
          facts: ['12 hafta', '6 modül', 'İki haftada bir modül'],
        },
      ],
      placement: 'Emin değil misin? Kayıttan önceki seviye testi hangi hattan başlayacağını söyler.',
    },
    closing: {
      title: 'Çayını koy, konuşalım.',
      text: 'İlk cümlen kusursuz olmayacak. Olmasına gerek de yok.',
      join: 'Aramıza katıl',
    },
  },
  notFound: {
    message:
      'Aradığın sayfa gezmeye çıkmış, galiba yanlış durakta inmiş. Hat devam ediyor, sen de yoluna devam et.',
  },
}
