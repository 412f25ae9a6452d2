import type { userCard as en } from '../../en/frame/user-card.ts'
import type { SameKeys } from '../../shape.ts'

export const userCard: SameKeys<typeof en> = {
  role: { learner: 'Öğrenci', coach: 'Koç', admin: 'Yönetici' },
  fetchFailed: 'Kullanıcı bilgileri alınamadı',
  level: 'İngilizce seviyesi',
  notAvailable: 'Yok',
  progress: 'İlerleme',
  modulesDone: 'Şimdiye kadarki {{due}} modülden {{completed}} tanesi tamamlandı',
  nothingDue: 'Henüz sırası gelen modül yok',
  verified: 'Doğrulanmış',
  yes: 'Evet',
  no: 'Hayır',
  verificationCodeExpires: 'Doğrulama kodunun son geçerlilik zamanı',
  failedLoginAttempts: 'Başarısız giriş denemeleri',
  lastFailedLoginAttempt: 'Son başarısız giriş',
  lockoutUntil: 'Kilidin açılacağı zaman',
  never: '—',
  createdAt: 'Kayıt zamanı',
  adminFields: 'Yöneticiler için hesap bilgileri',
}
