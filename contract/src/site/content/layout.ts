import { certificate } from './certificate.ts'
import type { StoredPage } from '../site-pages.ts'

export const layout: StoredPage<'layout'> = {
  layout: {
    skip: { tr: 'İçeriğe geç', en: 'Skip to content' },
    menu: { tr: 'Menü', en: 'Menu' },
    navigation: { tr: 'Ana menü', en: 'Main menu' },
    footerNavigation: { tr: 'Alt menü', en: 'Footer menu' },
    home: { tr: 'Ana sayfa', en: 'Home' },
    pageLine: { tr: 'Sayfanın yeri', en: 'Where this page is' },
    header: {
      howitworks: { tr: 'Nasıl çalışır', en: 'How it works' },
      courses: { tr: 'Kurslar', en: 'Courses' },
      about: { tr: 'Hakkımızda', en: 'About' },
      pricing: { tr: 'Fiyatlar', en: 'Pricing' },
      contact: { tr: 'İletişim', en: 'Contact' },
      faq: { tr: 'SSS', en: 'FAQ' },
    },
    footerLinks: {
      about: { tr: 'Hakkımızda', en: 'About us' },
      howitworks: { tr: 'Nasıl çalışır', en: 'How it works' },
      contact: { tr: 'İletişim', en: 'Contact' },
      creators: { tr: 'İçerik üreticileri', en: 'Creators' },
      courses: { tr: 'Kurslar', en: 'Courses' },
      resources: { tr: 'Kaynaklar', en: 'Resources' },
      pricing: { tr: 'Fiyatlar', en: 'Pricing' },
      faq: { tr: 'Sıkça sorulan sorular', en: 'Frequently asked questions' },
      imprint: { tr: 'Künye', en: 'Imprint' },
      privacy: { tr: 'Gizlilik', en: 'Privacy' },
    },
    login: { tr: 'Giriş yap', en: 'Log in' },
    join: { tr: 'Katıl', en: 'Join' },
    account: { tr: 'Hesabım', en: 'My account' },
    theme: {
      label: { tr: 'Görünüm', en: 'Appearance' },
      light: { tr: 'açık', en: 'light' },
      dark: { tr: 'koyu', en: 'dark' },
      auto: { tr: 'cihazla aynı', en: 'same as device' },
    },
    loadFailed: {
      tr: 'Sayfanın bu bölümü yüklenemedi. Bağlantını kontrol edip sayfayı yenile.',
      en: 'This part of the page could not be loaded. Check your connection and reload the page.',
    },
    footer: {
      text: {
        tr: 'Londra sokaklarında konuşulan İngilizce; ana dili İngilizce olanlarla, konuşa konuşa.',
        en: 'English as it is spoken on the streets of London, practised out loud with native speakers.',
      },
      school: { tr: 'Okul', en: 'The school' },
      study: { tr: 'Dersler', en: 'Study' },
      talk: { tr: 'Konuşalım', en: 'Talk to us' },
      becomeTeacher: { tr: 'Become a teacher', en: 'Become a teacher' },
      becomeTeacherSoon: { tr: 'yakında', en: 'soon' },
      becomeTeacherWhy: { tr: 'Şu an koç alımı yok', en: 'We are not hiring coaches right now' },
      motto: {
        tr: 'Türkçe konuşan yetişkinler için İngilizce konuşma okulu',
        en: 'A school of spoken English for Turkish-speaking adults',
      },
    },
  },
  opening: {
    meta: {
      title: { tr: '{school}: yakında açılıyor', en: '{school}: opening soon' },
      description: {
        tr: '{school} yakında açılıyor: Türkçe konuşan yetişkinler için İngilizce konuşma okulu.',
        en: '{school} opens soon: a school of spoken English for Turkish-speaking adults.',
      },
    },
    plate: { tr: 'Yakında', en: 'Opening soon' },
    title: { tr: 'Çay demleniyor. Birazdan açıyoruz.', en: 'The kettle’s on. We open soon.' },
    lead: {
      tr: 'Türkçe konuşan yetişkinler için bir İngilizce konuşma okulu hazırlıyoruz. İlk grup yola çıkarken haberin olsun istersen bize yaz.',
      en: 'We are getting a school of spoken English for Turkish-speaking adults ready. Write to us if you want to hear when the first group sets off.',
    },
  },
  notFound: {
    title: { tr: 'Oops! Page Not Found', en: 'Oops! Page Not Found' },
    message: {
      tr: 'Aradığın sayfa gezmeye çıkmış, galiba yanlış durakta inmiş. Hat devam ediyor, sen de yoluna devam et.',
      en: 'The page you wanted wandered off and seems to have got off at the wrong stop. The line runs on, so do you.',
    },
    home: { tr: 'Return Home', en: 'Return Home' },
  },
  certificate,
}
