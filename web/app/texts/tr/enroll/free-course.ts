import type { freeCourse as en } from '../../en/enroll/free-course.ts'
import type { SameKeys } from '../../shape.ts'

export const freeCourse = {
  waiting:
    'Bu kurstaki bütün yerler dolu. Bir yer boşalır boşalmaz sıradaki ilk kişiye e-posta gönderilir ve yeri almak için 24 saati olur; sonra sıra bir sonrakine geçer.',
  held: '“{{course}}” kursunda senin için bir yer ayrıldı. Son an: {{moment}}. O zamana kadar alırsan yer senindir.',
  homeCard: '“{{course}}” kursundaki yerini şu zamana kadar al, senin olsun: {{moment}}.',
  status: 'seni bekliyor',
  timeLeft: 'Yeri almak için kalan süre: {{time}}',
  timeOver: 'Yeri alma süresi doldu',
  take: 'Yerimi al',
  giveUpAsk:
    '“{{course}}” kursundaki yerinden vazgeçmek istiyor musun? Yeri bir başkası alabilir. Bir kursta almadığın iki yerden sonra yenisini ancak 24 saat sonra ayırtabilirsin.',
  cancelUntil: 'Şu zamana kadar iptal edilebilir: {{moment}}.',
  cancelChanged:
    'Okul tarihleri veya saatleri değiştirdi; bu yüzden şu zamana kadar iptal edebilirsin: {{moment}}.',
  cancelAsk: '“{{course}}” kursundaki yerini iptal etmek istiyor musun? Yeri bir başkası alabilir.',
} as const satisfies SameKeys<typeof en>
