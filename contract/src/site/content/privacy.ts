import type { StoredPage } from '../site-pages.ts'

export const privacy: StoredPage<'privacy'> = {
  privacy: {
    meta: {
      title: { tr: 'Gizlilik politikası', en: 'Privacy policy' },
      description: {
        tr: 'Hangi kişisel verini neden topluyoruz, kimlerle paylaşıyoruz, ne kadar saklıyoruz ve hakların neler: KVKK ve GDPR aydınlatma metni.',
        en: 'Which personal data we collect and why, who we share it with, how long we keep it and what your rights are, under KVKK and GDPR.',
      },
    },
    hero: {
      plate: { tr: 'Gizlilik', en: 'Privacy' },
      title: { tr: 'Verin senin.', en: 'Your data is yours.' },
      lead: {
        tr: 'Bu metin, 6698 sayılı Kişisel Verilerin Korunması Kanunu (KVKK) ve Avrupa Birliği Genel Veri Koruma Tüzüğü (GDPR) uyarınca aydınlatma metnimizdir.',
        en: 'This is our notice under the Turkish Personal Data Protection Law no. 6698 (KVKK) and the General Data Protection Regulation of the European Union (GDPR).',
      },
    },
    updated: { tr: 'Son güncelleme: 17 Kasım 2026', en: 'Last updated: 17 November 2026' },
    contents: { tr: 'Bölümler', en: 'Parts' },
    parts: [
      {
        id: 'collection',
        title: { tr: 'Hangi verileri topluyoruz', en: 'Data we collect' },
        body: {
          tr: '<p>Veri sorumlusu olarak {company}, yalnızca okulu işletmek için gereken verileri, sen bize verdiğinde ya da siteyi kullandığında toplar:</p><ul><li>Hesap: kullanıcı adın, e-posta adresin, dilin, tarayıcının saat dilimi, yüklediysen fotoğrafın; şifrenin kendisi değil, geri çevrilemeyen özeti.</li><li>Öğrenim: seviye testi cevapların ve sonucun, kursların, modül ve quiz ilerlemen, canlı derslere katılımın, okul içinde yazdığın mesajlar, konuşma görevleri için gönderdiğin ses kayıtları ve onlara verilen geri bildirim. Sesinden kimliğini tanımayız.</li><li>Ödeme: seçtiğin paket, tutar, tarih ve onayladığın sözleşmeler. Kart bilgini görmeyiz; onu ödeme kuruluşu alır.</li><li>İletişim: formda yazdığın ad, e-posta ve mesaj.</li><li>Güvenlik: oturum açma denemeleri ve açık oturumların; IP adresi, tarayıcı ve cihaz türüyle.</li></ul><p>Reklam ya da izleme çerezi kullanmıyoruz. Görünüm seçimin yalnızca tarayıcında durur. Bir ortağın bağlantısını açıp onay verirsen, bağlantının kodu 60 gün tarayıcında kalır; kaydolursan hesabınla birlikte saklanır. Üyeysen dilini ve açık oturumlarını (cihaz, IP adresi) hesabınla birlikte saklarız; ayarlar sayfasında oturumlarını görür, kapatırsın. Bir video sitesindeki başarı hikâyesi, sen oynatana kadar yüklenmez; oynattığında o sitenin kuralları geçerlidir.</p>',
          en: '<p>{company} is the controller. We collect only what running the school needs, when you give it to us or use the site:</p><ul><li>Account: your username, email address, language, the time zone of your browser and, if you upload one, your photo; not your password but a one-way hash of it.</li><li>Learning: your level-test answers and result, your courses, progress in modules and quizzes, attendance at live sessions, messages you write inside the school, the recordings you send for speaking tasks and the feedback on them. We do not recognise you by your voice.</li><li>Payment: the plan you chose, amount, date and the contracts you accepted. We never see your card; the payment provider does.</li><li>Contact: the name, email and message you write in the form.</li><li>Security: log-in attempts and open sessions, with IP address, browser and kind of device.</li></ul><p>We use no advertising or tracking cookies. The appearance you choose stays in your browser. If you open a partner’s link and agree, the code of the link stays in your browser for 60 days; if you register, it is kept with your account. If you have an account, your language and your open sessions (device, IP address) are kept with it; on the settings page you can see your sessions and end them. A success story on a video site is not loaded until you play it; then that site’s rules apply.</p>',
        },
      },
      {
        id: 'legal-basis',
        title: { tr: 'Hukuki dayanak', en: 'Legal basis' },
        body: {
          tr: '<p>Verilerini şu dayanaklarla işliyoruz:</p><ul><li>Sözleşmenin kurulması ve ifası (KVKK m. 5/2-c, GDPR m. 6/1-b): hesap, öğrenim ve ödeme verileri.</li><li>Hukuki yükümlülük (KVKK m. 5/2-ç, GDPR m. 6/1-c): fatura, muhasebe ve tüketici mevzuatının istediği kayıtlar.</li><li>Meşru menfaat (KVKK m. 5/2-f, GDPR m. 6/1-f): güvenlik kayıtları, kötüye kullanımın önlenmesi, sorularının cevaplanması.</li><li>Açık rıza (KVKK m. 5/1, GDPR m. 6/1-a): yalnızca ayrıca sorduğumuz ve senin kabul ettiğin işlemler; dilediğin zaman geri alırsın.</li></ul>',
          en: '<p>We process your data on these grounds:</p><ul><li>Making and performing the contract (KVKK art. 5/2-c, GDPR art. 6(1)(b)): account, learning and payment data.</li><li>Legal obligation (KVKK art. 5/2-ç, GDPR art. 6(1)(c)): records that invoicing, accounting and consumer law demand.</li><li>Legitimate interest (KVKK art. 5/2-f, GDPR art. 6(1)(f)): security records, preventing abuse, answering your questions.</li><li>Consent (KVKK art. 5/1, GDPR art. 6(1)(a)): only what we ask for separately and you accept; you may withdraw it at any time.</li></ul>',
        },
      },
      {
        id: 'sharing',
        title: { tr: 'Kimlerle paylaşıyoruz', en: 'Who we share it with' },
        body: {
          tr: '<p>Verini satmayız. Koçların, derse hazırlanmak için adını, seviyeni ve kursundaki ilerlemeni görür ve konuşma görevi kayıtlarını dinler. Bir yönetici bir kaydı ancak güvenlik kayıtlarına yazılan bir nedenle dinleyebilir. Bunun dışında yalnızca işimizi yapabilmek için şu hizmet sağlayıcılarla ve gerektiği kadar paylaşırız:</p><ul><li>Ödeme kuruluşu: ödemeni almak ve iade etmek için.</li><li>E-posta ve barındırma hizmetleri: siteyi çalıştırmak ve sana yazmak için.</li><li>Görüntülü görüşme ve mesajlaşma uygulamaları: canlı dersler ve pratik grupları için; bunlara kendi hesabınla katılırsın.</li></ul><p>Bu sağlayıcılardan bazıları yurt dışında olabilir. Aktarım, KVKK m. 9 ile GDPR’ın V. bölümündeki güvencelere, özellikle standart sözleşmelere dayanır. Yetkili makamlara yalnızca kanunun zorunlu kıldığı hâllerde bilgi veririz.</p>',
          en: '<p>We do not sell your data. To prepare lessons, your coaches see your name, level and progress in your course, and listen to your recordings of speaking tasks. An admin can hear a recording only with a reason, which the security records keep. Beyond that we share only what is needed, with providers that do part of our work:</p><ul><li>The payment provider: to take your payment and to refund it.</li><li>Email and hosting services: to run the site and to write to you.</li><li>Video-call and messaging apps: for live sessions and practice groups; you join these with your own account.</li></ul><p>Some of these providers may be abroad. Transfers rest on the safeguards of KVKK art. 9 and chapter V of the GDPR, standard contracts above all. Authorities get information only where the law compels us.</p>',
        },
      },
      {
        id: 'rights',
        title: { tr: 'Hakların', en: 'Your rights' },
        body: {
          tr: '<p>KVKK m. 11 ve GDPR m. 15-22 uyarınca şunları isteyebilirsin:</p><ul><li>Verilerinin işlenip işlenmediğini öğrenmek ve bir kopyasını almak.</li><li>Yanlış ya da eksikse düzeltilmesini istemek.</li><li>Silinmesini ya da işlenmesinin sınırlandırılmasını istemek.</li><li>Meşru menfaate dayanan işlemeye itiraz etmek, verdiğin rızayı geri almak.</li><li>Verilerini yapılandırılmış bir biçimde başka bir yere taşımak.</li><li>Yalnızca otomatik işlemeyle aleyhine çıkan bir sonuca itiraz etmek; seviye testi sonucunu bir koçla konuşabilirsin.</li></ul><p>Verilerini ayarlar sayfasından kendin indirebilir, hesabını oradan silebilirsin. Diğer istekler için bize yaz; en geç 30 gün içinde ücretsiz cevaplarız. Cevabımız yetmezse Kişisel Verileri Koruma Kurulu’na ya da bulunduğun ülkenin denetim makamına şikâyette bulunabilirsin.</p>',
          en: '<p>Under KVKK art. 11 and GDPR art. 15 to 22 you may ask us:</p><ul><li>whether we process your data, and for a copy of it.</li><li>to correct what is wrong or incomplete.</li><li>to erase it, or to restrict its processing.</li><li>to stop processing that rests on legitimate interest; and you may withdraw a consent.</li><li>to hand it over in a structured form, so that you can take it elsewhere.</li><li>to look again at a result against you that came from automatic processing alone; you can talk about your level-test result with a coach.</li></ul><p>You can download your data and delete your account yourself on the settings page. For the rest, write to us; we answer within 30 days, free of charge. If our answer is not enough, you may complain to the Turkish Personal Data Protection Board or to the supervisory authority of your country.</p>',
        },
      },
      {
        id: 'security',
        title: { tr: 'Güvenlik', en: 'Security' },
        body: {
          tr: '<p>Bağlantın şifrelidir. Şifreler güncel bir yöntemle (Argon2id) özetlenir. Herkes yalnızca işine yarayan veriyi görür: bir öğrenci başka bir öğrencinin, bir koç başka bir koçun kaydına erişemez. Art arda yanlış parola girilirse hesap bir süre kilitlenir ve sana haber veririz. Bir ihlal olursa seni ve yetkili makamı yasal süresi içinde bilgilendiririz.</p>',
          en: '<p>Your connection is encrypted. Passwords are hashed with a current method (Argon2id). Everyone sees only what their work needs: a learner cannot reach another learner’s record, nor a coach another coach’s. After several wrong passwords an account is locked for a while and you are told. If there is a breach, we inform you and the authority within the time the law sets.</p>',
        },
      },
      {
        id: 'retention',
        title: { tr: 'Ne kadar saklıyoruz', en: 'How long we keep it' },
        body: {
          tr: '<p>Amaç bitince veri de gider:</p><ul><li>Hesap ve öğrenim verileri: hesabın durduğu sürece. Hesabını silersen silinir ya da kimliksiz hâle getirilir.</li><li>Konuşma görevlerinin ses kayıtları ve geri bildirimi: en çok 1 yıl; dilediğinde kendin silebilirsin.</li><li>Ödeme ve fatura kayıtları: vergi ve ticaret mevzuatının istediği süre, en çok 10 yıl. Ödeyenin adı, hesap daha önce silinmezse bu süre boyunca ödeme kaydıyla birlikte saklanır.</li><li>İletişim formu mesajları: cevaplandıktan, cevaplanmadıysa geldikten sonra en çok 2 yıl.</li><li>Oturum kayıtları: oturum bittikten sonra en çok 1 ay.</li><li>Güvenlik kayıtları: en çok 1 yıl.</li></ul>',
          en: '<p>When the purpose ends, the data goes:</p><ul><li>Account and learning data: as long as your account stands. If you delete it, the data is erased or made anonymous.</li><li>Recordings of speaking tasks and the feedback on them: 1 year at most; you can delete them yourself at any time.</li><li>Payment and invoice records: as long as tax and commercial law demand, 10 years at most. The payer’s name is kept with the payment for that time, unless the account is deleted before.</li><li>Messages from the contact form: 2 years at most after they are answered or, if they are not, after they arrive.</li><li>Sessions: 1 month at most after they end.</li><li>Security records: 1 year at most.</li></ul>',
        },
      },
      {
        id: 'changes',
        title: { tr: 'Değişiklikler', en: 'Changes' },
        body: {
          tr: '<p>Bu metni değiştirirsek yeni hâlini burada, tarihiyle yayımlarız. Haklarını etkileyen bir değişikliği yürürlüğe girmeden önce e-postayla bildiririz.</p>',
          en: '<p>If we change this text, the new one appears here with its date. We announce a change that affects your rights by email before it takes effect.</p>',
        },
      },
      {
        id: 'contact',
        title: { tr: 'İletişim', en: 'Contact' },
        body: {
          tr: '<p>Veri sorumlusu: {company}, {address}. Başvurunu e-postayla ya da bu adrese yazılı olarak gönderebilirsin.</p><p><a href="mailto:{email}">{email}</a></p>',
          en: '<p>Controller: {company}, {address}. Send your request by email or in writing to this address.</p><p><a href="mailto:{email}">{email}</a></p>',
        },
      },
    ],
  },
}
