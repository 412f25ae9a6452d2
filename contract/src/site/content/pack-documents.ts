import type { StoredPage } from '../site-pages.ts'

/**
 * SAMPLE. What a learner accepts before paying for a pack of credits. A school that runs this product has its own
 * wording checked by a lawyer. A change here needs a new `firstPackVersion` in
 * server/src/site/sales-documents.reads.ts.
 */
export const packDocuments: StoredPage<'packDocuments'> = {
  packPreInformation: {
    title: { tr: 'Ön Bilgilendirme Formu', en: 'Pre-Information Form' },
    parts: [
      {
        id: 'seller',
        title: { tr: '1. Satıcı', en: '1. Who sells' },
        body: {
          tr: '<p>{company}, {address}. Telefon {phone}, e-posta {email}. Ticaret sicili {registerOffice} {registerNumber}, MERSİS {mersis}.</p>',
          en: '<p>{company}, {address}. Telephone {phone}, email {email}. Trade register {registerOffice} {registerNumber}, MERSİS {mersis}.</p>',
        },
      },
      {
        id: 'service',
        title: { tr: '2. Hizmetin konusu', en: '2. What you buy' },
        body: {
          tr: '<p>Randevulu dersler için {pack}. Bir kredi, bir kişinin bir özel, ikili veya grup dersini öder. Krediler ödemeden sonra {months} ay kullanılabilir.</p>',
          en: '<p>{pack} for lessons by appointment. One credit pays for one private, duo or group lesson of one person. The credits can be used for {months} months from the payment.</p>',
        },
      },
      {
        id: 'price',
        title: { tr: '3. Fiyat', en: '3. What it costs' },
        body: {
          tr: '<p>Vergiler dahil toplam {price}; kartla bir kerede ödenir. Tarafımızca başka bir ücret alınmaz.</p>',
          en: '<p>{price} in all, taxes included, paid once by card. There are no further costs on our side.</p>',
        },
      },
      {
        id: 'delivery',
        title: { tr: '4. Hizmetin sunulması', en: '4. When you get it' },
        body: {
          tr: '<p>Krediler, ödemeniz ulaşır ulaşmaz hesabınıza eklenir; e-postayla onaylanır.</p>',
          en: '<p>The credits are in your account as soon as the payment has arrived; you get a confirmation by email.</p>',
        },
      },
      {
        id: 'withdrawal',
        title: { tr: '5. Cayma hakkı', en: '5. Changing your mind' },
        body: {
          tr: '<p>Ödemeden sonraki 14 gün içinde Özel dersler sayfasından, neden göstermeden cayabilirsiniz. Önce bu kredilerle ayrılmış gelecek dersler iptal edilir; zamanında iptal edilenler kullanılmamış sayılır. Kullanılan krediler her biri {single} üzerinden düşülür, kalan tutar ödeme yaptığınız karta iade edilir. Daha sonra paket iade edilmez.</p>',
          en: '<p>Within 14 days of paying you can withdraw under Lessons without giving a reason. Lessons ahead that these credits paid for are cancelled first; those cancelled in time count as not used. You get the price back without the used credits, at {single} for each, to the card you paid with. Later a pack is not refunded.</p>',
        },
      },
      {
        id: 'complaints',
        title: { tr: '6. Şikâyet ve başvuru', en: '6. If something is wrong' },
        body: {
          tr: '<p>{email} adresine yazın: 3 iş günü içinde yanıtlarız. Yerleşim yerinizdeki tüketici hakem heyetine veya tüketici mahkemesine de başvurabilirsiniz.</p>',
          en: '<p>Write to {email}: we answer within 3 working days. You may also turn to the consumer arbitration committee or the consumer court of your place of residence.</p>',
        },
      },
    ],
  },
  packDistanceSales: {
    title: { tr: 'Mesafeli Satış Sözleşmesi', en: 'Distance Sales Contract' },
    parts: [
      {
        id: 'parties',
        title: { tr: '1. Taraflar', en: '1. The parties' },
        body: {
          tr: '<p>Satıcı: {company}, {address}. Alıcı: {buyer}, {buyerEmail}.</p>',
          en: '<p>The seller is {company}, {address}. The buyer is {buyer}, {buyerEmail}.</p>',
        },
      },
      {
        id: 'subject',
        title: { tr: '2. Konu', en: '2. The subject' },
        body: {
          tr: '<p>{pack}; bedeli vergiler dahil {price}. Ön bilgilendirme formu bu sözleşmenin parçasıdır.</p>',
          en: '<p>{pack} for {price}, taxes included. The pre-information form is part of this contract.</p>',
        },
      },
      {
        id: 'conclusion',
        title: { tr: '3. Sözleşmenin kurulması', en: '3. How it comes about' },
        body: {
          tr: '<p>Sözleşme, ödemeniz ulaştığında kurulur ve e-postayla onaylanır.</p>',
          en: '<p>The contract is concluded when your payment has arrived; you then get a confirmation by email.</p>',
        },
      },
      {
        id: 'seller',
        title: { tr: '4. Satıcının yükümlülükleri', en: '4. What we owe you' },
        body: {
          tr: '<p>Dersleri anlatıldığı gibi, yetkin koçlarla ve ayırdığınız saatlerde sunmak. Bir dersi biz iptal edersek kredisi geri gelir.</p>',
          en: '<p>Lessons as described, with qualified coaches, at the times that you book. When we cancel a lesson, you get the credit back.</p>',
        },
      },
      {
        id: 'buyer',
        title: { tr: '5. Alıcının yükümlülükleri', en: '5. What you owe us' },
        body: {
          tr: '<p>Bedeli ödemek ve kredileri kendisi kullanmak. Geç iptal edilen veya gelinmeyen dersin kredisi geri gelmez.</p>',
          en: '<p>The price; and that you use the credits yourself. A lesson that you cancel too late, or do not come to, costs its credit.</p>',
        },
      },
      {
        id: 'withdrawal',
        title: { tr: '6. Cayma', en: '6. Withdrawal' },
        body: {
          tr: '<p>Ön bilgilendirme formunda yazıldığı gibi: ödemeden sonraki 14 gün içinde, kullanılan krediler her biri {single} üzerinden düşülerek.</p>',
          en: '<p>As described in the pre-information form: within 14 days of paying, the price without the used credits at {single} for each.</p>',
        },
      },
      {
        id: 'disputes',
        title: { tr: '7. Uyuşmazlıklar', en: '7. Disputes' },
        body: {
          tr: '<p>Türkiye Cumhuriyeti hukuku uygulanır. Parasal sınırlar içinde alıcının yerleşim yerindeki tüketici hakem heyetleri ve tüketici mahkemeleri yetkilidir.</p>',
          en: '<p>The law of the Republic of Türkiye applies. Consumer arbitration committees and consumer courts at the buyer’s place of residence are competent within their limits.</p>',
        },
      },
    ],
  },
}
