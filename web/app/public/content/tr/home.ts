import { brand } from '@sohbet/domain/brand'
import type { PublicContent } from '../public-content.ts'

export const home: PublicContent['home'] = {
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
}
