import type { opening as en } from '../../en/admin/opening.ts'
import type { SameKeys } from '../../shape.ts'

export const opening: SameKeys<typeof en> = {
  title: 'Açılmadan önce',
  lead: 'Sen okulu açana kadar ziyaretçiler “yakında” sayfasını görür. Her adım tamamlanınca kendiliğinden işaretlenir.',
  count: '{{all}} adımdan {{done}} tanesi tamam',
  done: 'tamam',
  missing: 'yapılacak',
  optional: 'isteğe bağlı',
  failed: 'Bu işlem olmadı',
  steps: {
    school: {
      title: 'Okul bilgileri',
      text: 'Şirket, adres, telefon ve sicil: künyede, makbuzlarda ve e-postalarda görünür.',
    },
    brand: { title: 'Marka', text: 'Okulunun adı, logosu ve renkleri.' },
    courseType: {
      title: 'İlk kurs türü',
      text: 'Bütün modülleri, quizleri ve belgeleriyle bizim hatlarımızdan biriyle ya da boş bir türle başla.',
      add: '{{track}} hattımızı ekle',
      added: '{{track}} hattı kataloğunda',
    },
    coach: {
      title: 'İlk koç',
      text: 'Bir kişiyi Kullanıcılar sayfasından davet et, sonra koç listesine ekle.',
    },
    levelTest: {
      title: 'Seviye testi',
      text: 'Her öğrenci ilk kurstan önce çözer. Ses kayıtlı 50 sorumuzla başla ya da kendi sorularını yaz.',
      add: '50 sorumuzu ekle',
      added: 'Seviye testi etkin',
    },
    payment: {
      title: 'Ödeme',
      text: 'Kartla ödeme, sunucuda kurslarının para birimi için iyzico ya da Stripe kurulunca çalışır. Havale için IBAN’ını gir. Ücretsiz kurslar için ikisi de gerekmez.',
    },
    mail: {
      title: 'E-posta denemesi',
      text: 'Kodlar ve makbuzlar e-postayla gider. Kendine bir deneme gönder ve içindeki bağlantıyı aç.',
      send: 'Bana bir deneme gönder',
      sent: '{{to}} adresine bir e-posta yolda',
      sentHint: 'İçindeki bağlantıyı aç.',
      arrived: 'E-postaların çalışıyor',
    },
    course: {
      title: 'İlk kurs',
      text: 'Tarihleri, haftalık saatleri, koçu ve fiyatı olan, ziyaretçilerin katılabileceği bir kurs.',
    },
  },
  open: {
    title: 'Okulu aç',
    ready: 'Her şey hazır. Ziyaretçiler sayfalarını görecek ve kaydolabilecek.',
    waiting: 'Önce “yapılacak” adımları tamamla.',
    defaultBar:
      'Ana sayfadaki duyuru çubuğunda hâlâ “Announcement Bar” yazıyor. Kendi cümleni yaz; boş bırakırsan çubuk görünmez.',
    changeBar: 'Duyuru çubuğunu değiştir',
    look: 'Sayfalara bak',
    button: 'Okulu aç',
  },
  opened: {
    title: 'Okulun açıldı',
    says: 'Herkes binsin!',
    text: 'Ziyaretçiler artık sayfalarını görüyor ve kaydolabiliyor. Seni nerede bulacaklarını söyle:',
    look: 'Ana sayfayı gör',
    campaign: 'İndirim kodu oluştur',
  },
}
