import { packName } from '@sohbet/domain/credits/pack'
import type { Currency } from '@sohbet/domain/course/price'
import type { Language } from '@sohbet/domain/language'
import { formatMoney } from '@sohbet/domain/money'
import type { SchoolDetails } from '@sohbet/domain/school'
import type { DocumentName, SalesDocument } from './sales-documents.ts'

/** SAMPLE. The name of these texts. A change of their wording needs a new one. */
export const packDocumentsVersion = 'pack-2026-11'

type Sold = {
  size: number
  amountMinor: number
  singleMinor: number
  currency: Currency
  /** How long the credits can be used. */
  months: number
}
type Words = (values: {
  what: string
  price: string
  single: string
  months: number
  seller: string
  email: string
}) => Record<
  DocumentName,
  { title: string; parts: readonly (readonly [id: string, title: string, body: string])[] }
>

/** The words in braces are filled in with the buyer when a document is read. */
const words: Record<Language, Words> = {
  en: ({ what, price, single, months, seller, email }) => ({
    preInformation: {
      title: 'Pre-Information Form',
      parts: [
        ['seller', '1. Who sells', seller],
        [
          'service',
          '2. What you buy',
          `${what} for lessons by appointment. One credit pays for one private, duo or group lesson of one person. The credits can be used for ${months} months from the payment.`,
        ],
        [
          'price',
          '3. What it costs',
          `${price} in all, taxes included, paid once by card. There are no further costs on our side.`,
        ],
        [
          'delivery',
          '4. When you get it',
          'The credits are in your account as soon as the payment has arrived; you get a confirmation by email.',
        ],
        [
          'withdrawal',
          '5. Changing your mind',
          `Within 14 days of paying you can withdraw under Lessons without giving a reason. Lessons ahead that these credits paid for are cancelled first; those cancelled in time count as not used. You get the price back without the used credits, at ${single} for each, to the card you paid with. Later a pack is not refunded.`,
        ],
        [
          'complaints',
          '6. If something is wrong',
          `Write to ${email}: we answer within 3 working days. You may also turn to the consumer arbitration committee or the consumer court of your place of residence.`,
        ],
      ],
    },
    distanceSales: {
      title: 'Distance Sales Contract',
      parts: [
        ['parties', '1. The parties', `The seller is ${seller} The buyer is {buyer}, {buyerEmail}.`],
        [
          'subject',
          '2. The subject',
          `${what} for ${price}, taxes included. The pre-information form is part of this contract.`,
        ],
        [
          'conclusion',
          '3. How it comes about',
          'The contract is concluded when your payment has arrived; you then get a confirmation by email.',
        ],
        [
          'seller',
          '4. What we owe you',
          'Lessons as described, with qualified coaches, at the times that you book. When we cancel a lesson, you get the credit back.',
        ],
        [
          'buyer',
          '5. What you owe us',
          'The price; and that you use the credits yourself. A lesson that you cancel too late, or do not come to, costs its credit.',
        ],
        [
          'withdrawal',
          '6. Withdrawal',
          `As described in the pre-information form: within 14 days of paying, the price without the used credits at ${single} for each.`,
        ],
        [
          'disputes',
          '7. Disputes',
          'The law of the Republic of Türkiye applies. Consumer arbitration committees and consumer courts at the buyer’s place of residence are competent within their limits.',
        ],
      ],
    },
  }),
  tr: ({ what, price, single, months, seller, email }) => ({
    preInformation: {
      title: 'Ön Bilgilendirme Formu',
      parts: [
        ['seller', '1. Satıcı', seller],
        [
          'service',
          '2. Hizmetin konusu',
          `Randevulu dersler için ${what}. Bir kredi, bir kişinin bir özel, ikili veya grup dersini öder. Krediler ödemeden sonra ${months} ay kullanılabilir.`,
        ],
        [
          'price',
          '3. Fiyat',
          `Vergiler dahil toplam ${price}; kartla bir kerede ödenir. Tarafımızca başka bir ücret alınmaz.`,
        ],
        [
          'delivery',
          '4. Hizmetin sunulması',
          'Krediler, ödemeniz ulaşır ulaşmaz hesabınıza eklenir; e-postayla onaylanır.',
        ],
        [
          'withdrawal',
          '5. Cayma hakkı',
          `Ödemeden sonraki 14 gün içinde Özel dersler sayfasından, neden göstermeden cayabilirsiniz. Önce bu kredilerle ayrılmış gelecek dersler iptal edilir; zamanında iptal edilenler kullanılmamış sayılır. Kullanılan krediler her biri ${single} üzerinden düşülür, kalan tutar ödeme yaptığınız karta iade edilir. Daha sonra paket iade edilmez.`,
        ],
        [
          'complaints',
          '6. Şikâyet ve başvuru',
          `${email} adresine yazın: 3 iş günü içinde yanıtlarız. Yerleşim yerinizdeki tüketici hakem heyetine veya tüketici mahkemesine de başvurabilirsiniz.`,
        ],
      ],
    },
    distanceSales: {
      title: 'Mesafeli Satış Sözleşmesi',
      parts: [
        ['parties', '1. Taraflar', `Satıcı: ${seller} Alıcı: {buyer}, {buyerEmail}.`],
        [
          'subject',
          '2. Konu',
          `${what}; bedeli vergiler dahil ${price}. Ön bilgilendirme formu bu sözleşmenin parçasıdır.`,
        ],
        [
          'conclusion',
          '3. Sözleşmenin kurulması',
          'Sözleşme, ödemeniz ulaştığında kurulur ve e-postayla onaylanır.',
        ],
        [
          'seller',
          '4. Satıcının yükümlülükleri',
          'Dersleri anlatıldığı gibi, yetkin koçlarla ve ayırdığınız saatlerde sunmak. Bir dersi biz iptal edersek kredisi geri gelir.',
        ],
        [
          'buyer',
          '5. Alıcının yükümlülükleri',
          'Bedeli ödemek ve kredileri kendisi kullanmak. Geç iptal edilen veya gelinmeyen dersin kredisi geri gelmez.',
        ],
        [
          'withdrawal',
          '6. Cayma',
          `Ön bilgilendirme formunda yazıldığı gibi: ödemeden sonraki 14 gün içinde, kullanılan krediler her biri ${single} üzerinden düşülerek.`,
        ],
        [
          'disputes',
          '7. Uyuşmazlıklar',
          'Türkiye Cumhuriyeti hukuku uygulanır. Parasal sınırlar içinde alıcının yerleşim yerindeki tüketici hakem heyetleri ve tüketici mahkemeleri yetkilidir.',
        ],
      ],
    },
  }),
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** What a learner accepts before paying for a pack. */
export function packDocuments(
  { size, amountMinor, singleMinor, currency, months }: Sold,
  school: SchoolDetails,
  language: Language,
): Record<DocumentName, SalesDocument> {
  const { company, street, city, phone, email } = school
  const texts = words[language]({
    what: packName(size, language),
    price: formatMoney(amountMinor, currency, language),
    single: formatMoney(singleMinor, currency, language),
    months,
    seller: `${[company, street, city].filter(Boolean).join(', ')}. ${[phone, email].filter(Boolean).join(', ')}.`,
    email,
  })
  const filled = ({ title, parts }: (typeof texts)[DocumentName]): SalesDocument => ({
    title,
    parts: parts.map(([id, heading, body]) => ({ id, title: heading, body: `<p>${escaped(body)}</p>` })),
  })
  return { preInformation: filled(texts.preInformation), distanceSales: filled(texts.distanceSales) }
}
