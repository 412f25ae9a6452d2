import type { StoredPage } from '../site-pages.ts'

/**
 * SAMPLE. What a learner accepts before paying. A school that runs this product has its own wording checked by a
 * lawyer. A change here needs a new `firstVersion` in server/src/site/sales-documents.reads.ts.
 */
export const salesDocuments: StoredPage<'salesDocuments'> = {
  preInformation: {
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
          tr: '<p>{from} – {to} tarihleri arasındaki “{course}” çevrim içi kursunda {plan} paketiyle bir yer: video, belge ve testleriyle bütün modüller, takvimdeki canlı dersler, en fazla 25 kişilik bir mesajlaşma grubu, {credits} ders kredisi ve {groups} ekstra Speaking Groups.</p>',
          en: '<p>A seat in the online course “{course}” from {from} to {to} with the {plan} plan: all modules with video, documents and quizzes, the live sessions in the timetable, a messaging-app group of at most 25 students, {credits} class credits and {groups} extra Speaking Groups.</p>',
        },
      },
      {
        id: 'price',
        title: { tr: '3. Fiyat', en: '3. What it costs' },
        body: {
          tr: '<p>Vergiler dahil toplam {price}; kurs başlamadan önce kartla bir kerede ödenir. Tarafımızca başka bir ücret alınmaz; kendi internet bağlantınızın bedeli dahil değildir.</p>',
          en: '<p>{price} in all, taxes included, paid once by card before the course starts. There are no further costs on our side; your own internet connection is not included.</p>',
        },
      },
      {
        id: 'delivery',
        title: { tr: '4. Hizmetin sunulması', en: '4. When you get it' },
        body: {
          tr: '<p>Ödemeniz ulaşır ulaşmaz yeriniz e-postayla onaylanır. Modüller, kursun ilk gününden itibaren kurs platformunda açılır; açılan modüller size açık kalır.</p>',
          en: '<p>Your seat is confirmed by email as soon as the payment has arrived. The modules open on the course platform from the first day of the course; what has opened stays open to you.</p>',
        },
      },
      {
        id: 'withdrawal',
        title: { tr: '5. İptal ve cayma hakkı', en: '5. Changing your mind' },
        body: {
          tr: '<p>Kurs başlamadan 24 saat öncesine kadar Kurslarım sayfasından, neden göstermeden iptal edebilir ve paranızın tamamını geri alabilirsiniz. Kursun tarihlerini veya haftalık saatlerini değiştirirsek, bildirimimizden sonraki 7 gün içinde iptal edebilirsiniz: kurs başlamadan önce paranızın tamamı, başladıktan sonra ise ücretin henüz yapılmamış canlı derslere düşen payı iade edilir. Ayrıca ödemeden sonraki 14 gün içinde, Kurslarım sayfasından veya {email} adresine yazarak sözleşmeden cayma yönünde yasal hakkınız vardır: kurs başlamadan önce paranızın tamamı, başladıktan sonra ise ücretin henüz yapılmamış canlı derslere düşen payı iade edilir. Ödemeden önce derslerin bu 14 gün dolmadan başlamasını isterseniz bu hakkınız yoktur; yukarıdaki 24 saat kuralı geçerlidir.</p>',
          en: '<p>Until 24 hours before the course starts you can cancel under My courses without giving a reason, and get all of your money back. If we change the dates or the weekly times of the course, you can cancel within 7 days of our notice: before the start you get all of your money back, after it the share of the price for the live sessions not yet held. In addition you have the statutory right to withdraw from the contract within 14 days of paying, under My courses or by writing to {email}: before the start you get all of your money back, after it the share of the price for the live sessions not yet held. You do not have this right if you ask before paying that the lessons begin before the 14 days end; then the 24 hours above apply.</p>',
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
  distanceSales: {
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
          tr: '<p>{from} – {to} tarihleri arasındaki “{course}” çevrim içi kursunda {plan} paketiyle bir yer; bedeli vergiler dahil {price}. Ön bilgilendirme formu bu sözleşmenin parçasıdır.</p>',
          en: '<p>A seat in the online course “{course}” from {from} to {to} with the {plan} plan for {price}, taxes included. The pre-information form is part of this contract.</p>',
        },
      },
      {
        id: 'conclusion',
        title: { tr: '3. Sözleşmenin kurulması', en: '3. How it comes about' },
        body: {
          tr: '<p>“Kaydı Tamamla” düğmesine bastığınızda sizin için 30 dakika boyunca bir yer ayrılır. Sözleşme, ödemeniz ulaştığında kurulur ve e-postayla onaylanır. Ödeme, yer başkasına verildikten sonra ulaşırsa sözleşme kurulmaz ve paranın tamamı iade edilir.</p>',
          en: '<p>When you press “Complete Enrollment” a seat is held for you for 30 minutes. The contract is concluded when your payment has arrived; you then get a confirmation by email. If the payment arrives after the seat has been given away, there is no contract and all of the money goes back.</p>',
        },
      },
      {
        id: 'seller',
        title: { tr: '4. Satıcının yükümlülükleri', en: '4. What we owe you' },
        body: {
          tr: '<p>Kursu anlatıldığı gibi, yetkin koçlarla ve takvimdeki saatlerde sunmak. Yapılamayan bir ders için başka bir zaman öneririz. Kurs hiç yapılamazsa paranızın tamamı 14 gün içinde iade edilir.</p>',
          en: '<p>The course as described, with qualified coaches, at the times of the timetable. If a session cannot take place we offer another time. If the course does not take place at all you get all of your money back within 14 days.</p>',
        },
      },
      {
        id: 'buyer',
        title: { tr: '5. Alıcının yükümlülükleri', en: '5. What you owe us' },
        body: {
          tr: '<p>Bedeli ödemek ve kursu kendisi kullanmak: hesabınız, toplantı bağlantıları ve ders malzemeleri başkalarına verilemez.</p>',
          en: '<p>The price; and that you use the course yourself: your account, the meeting links and the material are not for passing on.</p>',
        },
      },
      {
        id: 'withdrawal',
        title: { tr: '6. İptal ve cayma', en: '6. Cancellation and withdrawal' },
        body: {
          tr: '<p>Kurs başlamadan 24 saat öncesine kadar sitede iptal edebilir ve paranızın tamamını ödeme yaptığınız karta geri alabilirsiniz. Tarihler veya haftalık saatler değişirse, ön bilgilendirme formunda yazıldığı gibi bildirimimizden sonraki 7 gün içinde iptal edebilirsiniz. Ödemeden sonraki 14 günlük yasal cayma hakkı ve onu sona erdiren erken başlama isteği, ön bilgilendirme formunda yazıldığı gibidir.</p>',
          en: '<p>Until 24 hours before the course starts you can cancel on the website and get all of your money back to the card you paid with. After a change of the dates or the weekly times you can cancel within 7 days of our notice, as it is in the pre-information form. The statutory right of withdrawal within 14 days of paying, and the request for an earlier start that ends it, are as described in the pre-information form.</p>',
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
