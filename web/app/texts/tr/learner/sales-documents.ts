import type { salesDocuments as en } from '../../en/learner/sales-documents.ts'
import type { SameKeys } from '../../shape.ts'

/** SAMPLE, like the English version. */
export const salesDocuments = {
  version: 'Sürüm {{version}}',
  read: { preInformation: 'Okudum', distanceSales: 'Okudum ve kabul ediyorum' },
  preInformation: {
    title: 'Ön Bilgilendirme Formu',
    sections: {
      seller: {
        title: '1. Satıcı',
        text: '{{company}}, {{address}}, {{country}}. Telefon {{phone}}, e-posta {{email}}. Ticaret sicili {{register}}, MERSİS {{mersis}}.',
      },
      service: {
        title: '2. Hizmetin konusu',
        text: '{{from}} – {{to}} tarihleri arasındaki “{{course}}” çevrim içi kursunda {{plan}} paketiyle bir yer: video, belge ve testleriyle bütün modüller, takvimdeki canlı dersler, en fazla 25 kişilik bir mesajlaşma grubu, {{credits}} ders kredisi ve {{groups}} ek Speaking Groups.',
      },
      price: {
        title: '3. Fiyat',
        text: 'Vergiler dahil toplam {{price}}; kurs başlamadan önce kartla bir kerede ödenir. Tarafımızca başka bir ücret alınmaz; kendi internet bağlantınızın bedeli dahil değildir.',
      },
      delivery: {
        title: '4. Hizmetin sunulması',
        text: 'Ödemeniz ulaşır ulaşmaz yeriniz e-postayla onaylanır. Modüller, kursun ilk gününden itibaren kurs platformunda açılır; açılan modüller size açık kalır.',
      },
      withdrawal: {
        title: '5. İptal ve cayma hakkı',
        text: 'Kurs başlamadan 24 saat öncesine kadar Kurslarım sayfasından, neden göstermeden iptal edebilir ve paranızın tamamını geri alabilirsiniz. Kursun tarihlerini veya haftalık saatlerini değiştirirsek, bildirimimizden sonraki 7 gün içinde iptal edebilirsiniz: kurs başlamadan önce paranızın tamamı, başladıktan sonra ise ücretin henüz yapılmamış canlı derslere düşen payı iade edilir. Ayrıca ödemeden sonraki 14 gün içinde, Kurslarım sayfasından veya {{email}} adresine yazarak sözleşmeden cayma yönünde yasal hakkınız vardır: kurs başlamadan önce paranızın tamamı, başladıktan sonra ise ücretin henüz yapılmamış canlı derslere düşen payı iade edilir. Ödemeden önce derslerin bu 14 gün dolmadan başlamasını isterseniz bu hakkınız yoktur; yukarıdaki 24 saat kuralı geçerlidir.',
      },
      complaints: {
        title: '6. Şikâyet ve başvuru',
        text: '{{email}} adresine yazın: 3 iş günü içinde yanıtlarız. Yerleşim yerinizdeki tüketici hakem heyetine veya tüketici mahkemesine de başvurabilirsiniz.',
      },
    },
  },
  distanceSales: {
    title: 'Mesafeli Satış Sözleşmesi',
    sections: {
      parties: {
        title: '1. Taraflar',
        text: 'Satıcı: {{company}}, {{address}}, {{country}}. Alıcı: {{buyer}}, {{buyerEmail}}.',
      },
      subject: {
        title: '2. Konu',
        text: '{{from}} – {{to}} tarihleri arasındaki “{{course}}” çevrim içi kursunda {{plan}} paketiyle bir yer; bedeli vergiler dahil {{price}}. Ön bilgilendirme formu bu sözleşmenin parçasıdır.',
      },
      conclusion: {
        title: '3. Sözleşmenin kurulması',
        text: '“Kaydı Tamamla” düğmesine bastığınızda sizin için 30 dakika boyunca bir yer ayrılır. Sözleşme, ödemeniz ulaştığında kurulur ve e-postayla onaylanır. Ödeme, yer başkasına verildikten sonra ulaşırsa sözleşme kurulmaz ve paranın tamamı iade edilir.',
      },
      seller: {
        title: '4. Satıcının yükümlülükleri',
        text: 'Kursu anlatıldığı gibi, yetkin koçlarla ve takvimdeki saatlerde sunmak. Yapılamayan bir ders için başka bir zaman öneririz. Kurs hiç yapılamazsa paranızın tamamı 14 gün içinde iade edilir.',
      },
      buyer: {
        title: '5. Alıcının yükümlülükleri',
        text: 'Bedeli ödemek ve kursu kendisi kullanmak: hesabınız, toplantı bağlantıları ve ders malzemeleri başkalarına verilemez.',
      },
      withdrawal: {
        title: '6. İptal ve cayma',
        text: 'Kurs başlamadan 24 saat öncesine kadar sitede iptal edebilir ve paranızın tamamını ödeme yaptığınız karta geri alabilirsiniz. Tarihler veya haftalık saatler değişirse, ön bilgilendirme formunda yazıldığı gibi bildirimimizden sonraki 7 gün içinde iptal edebilirsiniz. Ödemeden sonraki 14 günlük yasal cayma hakkı ve onu sona erdiren erken başlama isteği, ön bilgilendirme formunda yazıldığı gibidir.',
      },
      disputes: {
        title: '7. Uyuşmazlıklar',
        text: 'Türkiye Cumhuriyeti hukuku uygulanır. Parasal sınırlar içinde alıcının yerleşim yerindeki tüketici hakem heyetleri ve tüketici mahkemeleri yetkilidir.',
      },
    },
  },
} as const satisfies SameKeys<typeof en>
