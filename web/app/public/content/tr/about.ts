import { brand } from '@sohbet/domain/brand'
import type { PublicContent } from '../public-content.ts'

export const about: PublicContent['about'] = {
  meta: {
    title: 'Hakkımızda',
    description: `${brand.name}, Türkçe konuşan yetişkinlerin İngilizceyi konuşarak öğrendiği çevrim içi okul. Misyonumuz, vizyonumuz ve iki dilli koçlarımız.`,
  },
  hero: {
    plate: 'Hakkımızda',
    title: 'İngilizce bir ders değil. Bir sohbet.',
    lead: 'Yıllarca boşluk doldurdun, test çözdün, “present perfect” ezberledin. Sonra biri sana “alright?” dedi ve donup kaldın. Biz o an için varız.',
  },
  mission: {
    title: 'Misyonumuz',
    text: 'Türkçe konuşan yetişkinleri İngilizce konuşturmak. Kitaptaki değil, Londra sokaklarında duyulan İngilizceyi; ana dili gibi konuşan, iki dilli koçlarla, haftada yaklaşık üç saat.',
  },
  vision: {
    title: 'Vizyonumuz',
    text: 'Kimsenin “anlıyorum ama konuşamıyorum” demediği bir gün. Dünyada İngilizce konuşanların yaklaşık yüzde 5’inin ana dili İngilizce; masada senin aksanına da yer var.',
  },
  join: 'Aramıza katıl',
  figures: [
    'Haftada 3 buluşma',
    '26 ya da 12 hafta',
    'En fazla 25 kişilik mesaj grupları',
    'İki dilli koçlar',
  ],
}

export const howItWorks: PublicContent['howItWorks'] = {
  meta: {
    title: 'Nasıl çalışır',
    description:
      'Seviye testinden Speaking Groups’a: modüller, mesaj grubu, haftada üç canlı konuşma ve randevulu özel dersler. Bir haftan nasıl geçer?',
  },
  hero: {
    plate: 'Nasıl çalışır',
    title: 'Testini çöz, hattına bin, konuş.',
    lead: 'Uzun anlatmayacağız: bir test, bir kurs, bir grup, haftada üç konuşma. Gerisi çay.',
  },
  join: 'Aramıza katıl',
  week: {
    plate: 'Bir haftan',
    title: 'Haftanın durakları.',
    lead: 'İşin var, çocuğun var, trafiğin var. O yüzden hafta şöyle kurulu:',
    days: [
      {
        when: 'İstediğin saat',
        title: 'Modülünü izle',
        text: 'Bir video ders, bir quiz, PDF notlar. Otobüste, mutfakta, nerede istersen.',
      },
      {
        when: 'Haftada 3 kez',
        title: 'Speaking Groups’ta konuş',
        text: 'Birer saat, canlı, sabit saatlerde: öğle arası ya da akşam. Koç orada, söz sende.',
      },
      {
        when: 'Her gün',
        title: 'Mesaj grubunda yaz, söyle',
        text: 'En fazla 25 kişi. Etkinliklerin son tarihi yok; ses at, yanlış yap, düzelt.',
      },
      {
        when: 'Ayda 2 kez',
        title: 'Canlı alıştırmaya gel',
        text: 'Adım adım, açıklamalı. Gelemezsen kaydını izlersin.',
      },
    ],
    note: 'Toplamda haftada yaklaşık 3 saat konuşma. Diğer yöntemlere göre yaklaşık 6 kat pratik.',
  },
}
