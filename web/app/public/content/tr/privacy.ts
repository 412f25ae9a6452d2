import type { PublicContent } from '../public-content.ts'
import { school } from '../../../parts/school/school.ts'

export const privacy: PublicContent['privacy'] = {
  meta: {
    title: 'Gizlilik politikası',
    description:
      'Hangi kişisel verini neden topluyoruz, kimlerle paylaşıyoruz, ne kadar saklıyoruz ve hakların neler: KVKK ve GDPR aydınlatma metni.',
  },
  hero: {
    plate: 'Gizlilik',
    title: 'Verin senin.',
    lead: 'Bu metin, 6698 sayılı Kişisel Verilerin Korunması Kanunu (KVKK) ve Avrupa Birliği Genel Veri Koruma Tüzüğü (GDPR) uyarınca aydınlatma metnimizdir.',
  },
  updated: 'Son güncelleme: 17 Kasım 2026',
  contents: 'Bölümler',
  parts: [
    {
      id: 'collection',
      title: 'Hangi verileri topluyoruz',
      text: [
        `Veri sorumlusu ${school.company}’dir. Yalnızca okulu işletmek için gereken verileri, sen bize verdiğinde ya da siteyi kullandığında topluyoruz:`,
        'Reklam ya da izleme çerezi kullanmıyoruz. Görünüm seçimin yalnızca tarayıcında durur. Bir ortağın bağlantısını açıp onay verirsen, bağlantının kodu 60 gün tarayıcında kalır; kaydolursan hesabınla birlikte saklanır. Üyeysen dilini ve açık oturumlarını (cihaz, IP adresi) hesabınla birlikte saklarız; ayarlar sayfasında oturumlarını görür, kapatırsın. Bir video sitesindeki başarı hikâyesi, sen oynatana kadar yüklenmez; oynattığında o sitenin kuralları geçerlidir.',
      ],
      list: [
        'Hesap: kullanıcı adın, e-posta adresin, dilin, tarayıcının saat dilimi, yüklediysen fotoğrafın; şifrenin kendisi değil, geri çevrilemeyen özeti.',
        'Öğrenim: seviye testi cevapların ve sonucun, kursların, modül ve quiz ilerlemen, canlı derslere katılımın, okul içinde yazdığın mesajlar.',
        'Ödeme: seçtiğin paket, tutar, tarih ve onayladığın sözleşmeler. Kart bilgini görmeyiz; onu ödeme kuruluşu alır.',
        'İletişim: formda yazdığın ad, e-posta ve mesaj.',
        'Güvenlik: oturum açma denemeleri ve açık oturumların; IP adresi, tarayıcı ve cihaz türüyle.',
      ],
    },
    {
      id: 'legal-basis',
      title: 'Hukuki dayanak',
      text: ['Verilerini şu dayanaklarla işliyoruz:'],
      list: [
        'Sözleşmenin kurulması ve ifası (KVKK m. 5/2-c, GDPR m. 6/1-b): hesap, öğrenim ve ödeme verileri.',
        'Hukuki yükümlülük (KVKK m. 5/2-ç, GDPR m. 6/1-c): fatura, muhasebe ve tüketici mevzuatının istediği kayıtlar.',
        'Meşru menfaat (KVKK m. 5/2-f, GDPR m. 6/1-f): güvenlik kayıtları, kötüye kullanımın önlenmesi, sorularının cevaplanması.',
        'Açık rıza (KVKK m. 5/1, GDPR m. 6/1-a): yalnızca ayrıca sorduğumuz ve senin kabul ettiğin işlemler; dilediğin zaman geri alırsın.',
      ],
    },
    {
      id: 'sharing',
      title: 'Kimlerle paylaşıyoruz',
      text: [
        'Verini satmayız. Koçların, derse hazırlanmak için adını, seviyeni ve kursundaki ilerlemeni görür. Bunun dışında yalnızca işimizi yapabilmek için şu hizmet sağlayıcılarla ve gerektiği kadar paylaşırız:',
        'Bu sağlayıcılardan bazıları yurt dışında olabilir. Aktarım, KVKK m. 9 ile GDPR’ın V. bölümündeki güvencelere, özellikle standart sözleşmelere dayanır. Yetkili makamlara yalnızca kanunun zorunlu kıldığı hâllerde bilgi veririz.',
      ],
      list: [
        'Ödeme kuruluşu: ödemeni almak ve iade etmek için.',
        'E-posta ve barındırma hizmetleri: siteyi çalıştırmak ve sana yazmak için.',
        'Görüntülü görüşme ve mesajlaşma uygulamaları: canlı dersler ve pratik grupları için; bunlara kendi hesabınla katılırsın.',
      ],
    },
    {
      id: 'rights',
      title: 'Hakların',
      text: [
        'KVKK m. 11 ve GDPR m. 15-22 uyarınca şunları isteyebilirsin:',
        'Verilerini ayarlar sayfasından kendin indirebilir, hesabını oradan silebilirsin. Diğer istekler için bize yaz; en geç 30 gün içinde ücretsiz cevaplarız. Cevabımız yetmezse Kişisel Verileri Koruma Kurulu’na ya da bulunduğun ülkenin denetim makamına şikâyette bulunabilirsin.',
      ],
      list: [
        'Verilerinin işlenip işlenmediğini öğrenmek ve bir kopyasını almak.',
        'Yanlış ya da eksikse düzeltilmesini istemek.',
        'Silinmesini ya da işlenmesinin sınırlandırılmasını istemek.',
        'Meşru menfaate dayanan işlemeye itiraz etmek, verdiğin rızayı geri almak.',
        'Verilerini yapılandırılmış bir biçimde başka bir yere taşımak.',
        'Yalnızca otomatik işlemeyle aleyhine çıkan bir sonuca itiraz etmek; seviye testi sonucunu bir koçla konuşabilirsin.',
      ],
    },
    {
      id: 'security',
      title: 'Güvenlik',
      text: [
        'Bağlantın şifrelidir. Şifreler güncel bir yöntemle (Argon2id) özetlenir. Herkes yalnızca işine yarayan veriyi görür: bir öğrenci başka bir öğrencinin, bir koç başka bir koçun kaydına erişemez. Art arda yanlış parola girilirse hesap bir süre kilitlenir ve sana haber veririz. Bir ihlal olursa seni ve yetkili makamı yasal süresi içinde bilgilendiririz.',
      ],
    },
    {
      id: 'retention',
      title: 'Ne kadar saklıyoruz',
      text: ['Amaç bitince veri de gider:'],
      list: [
        'Hesap ve öğrenim verileri: hesabın durduğu sürece. Hesabını silersen silinir ya da kimliksiz hâle getirilir.',
        'Ödeme ve fatura kayıtları: vergi ve ticaret mevzuatının istediği süre, en çok 10 yıl. Ödeyenin adı, hesap daha önce silinmezse bu süre boyunca ödeme kaydıyla birlikte saklanır.',
        'İletişim formu mesajları: cevaplandıktan, cevaplanmadıysa geldikten sonra en çok 2 yıl.',
        'Oturum kayıtları: oturum bittikten sonra en çok 1 ay.',
        'Güvenlik kayıtları: en çok 1 yıl.',
      ],
    },
    {
      id: 'changes',
      title: 'Değişiklikler',
      text: [
        'Bu metni değiştirirsek yeni hâlini burada, tarihiyle yayımlarız. Haklarını etkileyen bir değişikliği yürürlüğe girmeden önce e-postayla bildiririz.',
      ],
    },
    {
      id: 'contact',
      title: 'İletişim',
      text: [
        `Veri sorumlusu: ${school.company}, ${school.address.join(', ')}, ${school.country.tr}. Başvurunu e-postayla ya da bu adrese yazılı olarak gönderebilirsin.`,
      ],
      links: [{ label: school.email, href: `mailto:${school.email}` }],
    },
  ],
}
