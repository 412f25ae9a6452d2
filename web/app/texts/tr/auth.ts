import type { auth as en } from '../en/auth.ts'
import type { SameKeys } from '../shape.ts'

export const auth = {
  loginTitle: 'Giriş',
  welcome: 'Sesinizi özlemişiz.',
  intro: 'Giriş yapın, sohbete kaldığınız yerden devam edin.',
  email: 'E-posta',
  password: 'Şifre',
  login: 'Giriş yap',
  loginSuccessful: 'Giriş başarılı',
  loginFailed: 'Giriş yapılamadı',
  logoutFailed: 'Çıkış yapılamadı',
  notKept:
    'Bu bağlantı güvenli değil; oturumunuzu saklayamıyoruz. Sayfayı kapatır veya yenilerseniz oturumunuz sona erer.',
  unauthorizedTitle: 'Burası sizin durağınız değil',
  unauthorizedHeading: 'Bu durak sizin hattınızda değil.',
  unauthorizedText:
    'Hesabınızın bu bölüme erişimi yok. Kendi bölümünüze ulaşmak için giriş yapın veya ana sayfaya dönün.',
} as const satisfies SameKeys<typeof en>
