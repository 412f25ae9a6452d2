import type { Layout } from '../public-content.ts'

export const layout: Layout = {
  skip: 'İçeriğe geç',
  menu: 'Menü',
  navigation: 'Ana menü',
  footerNavigation: 'Alt menü',
  home: 'Ana sayfa',
  pageLine: 'Sayfanın yeri',
  header: [
    { page: '/howitworks', label: 'Nasıl çalışır' },
    { page: '/courses', label: 'Kurslar' },
    { page: '/about', label: 'Hakkımızda' },
    { page: '/pricing', label: 'Fiyatlar' },
    { page: '/contact', label: 'İletişim' },
    { page: '/faq', label: 'SSS' },
  ],
  footerLinks: {
    school: [
      { page: '/about', label: 'Hakkımızda' },
      { page: '/howitworks', label: 'Nasıl çalışır' },
      { page: '/contact', label: 'İletişim' },
      { page: '/creators', label: 'İçerik üreticileri' },
    ],
    study: [
      { page: '/courses', label: 'Kurslar' },
      { page: '/resources', label: 'Kaynaklar' },
      { page: '/pricing', label: 'Fiyatlar' },
      { page: '/faq', label: 'Sıkça sorulan sorular' },
    ],
    legal: [
      { page: '/imprint', label: 'Künye' },
      { page: '/privacy', label: 'Gizlilik' },
    ],
  },
  login: 'Giriş yap',
  join: 'Katıl',
  account: 'Hesabım',
  otherLanguage: { language: 'en', label: 'English', short: 'EN' },
  theme: { label: 'Görünüm', light: 'açık', dark: 'koyu', auto: 'cihazla aynı' },
  loadFailed: 'Sayfanın bu bölümü yüklenemedi. Bağlantını kontrol edip sayfayı yenile.',
  footer: {
    text: 'Londra sokaklarında konuşulan İngilizce; ana dili İngilizce olanlarla, konuşa konuşa.',
    school: 'Okul',
    study: 'Dersler',
    talk: 'Konuşalım',
    becomeTeacher: 'Become a teacher',
    becomeTeacherSoon: 'yakında',
    becomeTeacherWhy: 'Şu an koç alımı yok',
    motto: 'Türkçe konuşan yetişkinler için İngilizce konuşma okulu',
  },
}
