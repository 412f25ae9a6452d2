import type { shell as en } from '../en/shell.ts'
import type { SameKeys } from '../shape.ts'

export const shell = {
  skipToContent: 'İçeriğe geç',
  openNavigation: 'Menüyü aç',
  collapseSidebar: 'Kenar çubuğunu daralt',
  expandSidebar: 'Kenar çubuğunu genişlet',
  closeNavigation: 'Menüyü kapat',
  breadcrumbs: 'Sayfa yolu',
  navigation: { learner: 'Öğrenci Menüsü', coach: 'Koç Menüsü', admin: 'Yönetici Menüsü' },
  area: { learner: 'Öğrenci', coach: 'Koç', admin: 'Yönetici' },
  entries: { dashboard: 'Panel', users: 'Kullanıcılar', securityLog: 'Güvenlik Kaydı' },
  crumbs: {
    admin: 'Panel',
    learner: 'Panel',
    coach: 'Panel',
    'level-tests': 'Seviye Testleri',
    users: 'Kullanıcılar',
    profile: 'Profil',
    settings: 'Ayarlar',
    'account-settings': 'Ayarlar',
    'security-log': 'Güvenlik Kaydı',
  },
  language: 'Dil',
  languages: { en: 'English', tr: 'Türkçe' },
  theme: 'Tema',
  themes: { light: 'Açık', dark: 'Koyu', auto: 'Sistem' },
  account: 'Hesabınız',
  profile: 'Profil',
  settings: 'Ayarlar',
  logout: 'Çıkış yap',
} as const satisfies SameKeys<typeof en>
