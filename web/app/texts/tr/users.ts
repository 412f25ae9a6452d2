import type { users as en } from '../en/users.ts'
import type { SameKeys } from '../shape.ts'

export const users: SameKeys<typeof en> = {
  title: 'Kullanıcılarımız',
  column: {
    username: 'Kullanıcı adı',
    email: 'E-posta',
    role: 'Rol',
    isVerified: 'Doğrulanmış',
    failedLoginAttempts: 'Başarısız girişler',
  },
  role: { learner: 'Öğrenci', coach: 'Koç', admin: 'Yönetici' },
  emptyHint: 'Biri kaydolduğu anda hesabı burada görünür.',
  view: '{{username}} adlı kullanıcıyı görüntüle',
  details: 'Kullanıcı Bilgileri',
  locked: 'Kilitli',
  fetchFailed: 'Kullanıcı bilgileri alınamadı',
  listFailed: 'Kullanıcılar alınamadı',
  card: {
    level: 'İngilizce seviyesi',
    notAvailable: 'Yok',
    verified: 'Doğrulanmış',
    yes: 'Evet',
    no: 'Hayır',
    verificationCodeExpires: 'Doğrulama kodunun son geçerlilik zamanı',
    failedLoginAttempts: 'Başarısız giriş denemeleri',
    lastFailedLoginAttempt: 'Son başarısız giriş',
    lockoutUntil: 'Kilidin açılacağı zaman',
    never: '—',
    adminFields: 'Yöneticiler için hesap bilgileri',
  },
  states: {
    title: 'Bir kullanıcı hangi aşamada?',
    intro: 'Öğrenci bu hat boyunca ilerler. İki hesap türü ise hattın yanında durur.',
    unverified: {
      name: 'Doğrulanmamış',
      text: 'Kaydoldu ama e-posta adresini henüz doğrulamadı. Giriş yapamaz.',
    },
    verified: {
      name: 'Doğrulanmış, seviye testi yok',
      text: 'Giriş yapabilir. Kurslardan önceki adım seviye testidir.',
    },
    tested: {
      name: 'Seviye testini geçmiş, kayıtlı kursu yok',
      text: 'Puanı ve seviyesi belli; kendine uygun bir kurs seçebilir.',
    },
    enrolled: {
      name: 'Kursa kayıtlı öğrenci',
      text: 'En az bir kursta yeri var; modüllere ve canlı derslere katılır.',
    },
    locked: {
      name: 'Sistem tarafından kilitlenmiş',
      text: 'Çok fazla başarısız giriş denendi. Bir süre sonra kendiliğinden ya da yeni şifreyle açılır.',
    },
    staff: {
      name: 'Yönetici veya öğretmen olarak eklenmiş',
      text: 'Sistem tarafından kaydedildi. Seviye testine ve kurs kaydına gerek yoktur.',
    },
  },
}
