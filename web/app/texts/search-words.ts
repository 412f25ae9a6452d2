import type { Language } from '@sohbet/domain/language'
import type { shell } from './en/shared/shell.ts'

// Loaded with the search, and not with the texts of every page

const en = {
  newCourse: 'New course',
  inviteUser: 'Invite a user',
  newCourseType: 'New course type',
  newCoach: 'New coach',
  newResource: 'New resource',
  announce: 'New announcement',
  newMessage: 'New message',
  changePassword: 'Change password',
  takeLevelTest: 'Take the level test',
  findCourse: 'Find a course',
  seeCertificates: 'See my certificates',
  connectCalendar: 'Connect my calendar',
  beAway: 'I am ill or away',
  changeLanguage: 'Change language',
  changeTheme: 'Change theme',
  logOut: 'Log out',
}

type ActionNames = typeof en

const tr: Record<keyof ActionNames, string> = {
  newCourse: 'Yeni kurs',
  inviteUser: 'Kullanıcı davet et',
  newCourseType: 'Yeni kurs türü',
  newCoach: 'Yeni koç',
  newResource: 'Yeni kaynak',
  announce: 'Yeni duyuru',
  newMessage: 'Yeni mesaj',
  changePassword: 'Şifreyi değiştir',
  takeLevelTest: 'Seviye testini çöz',
  findCourse: 'Kurs bul',
  seeCertificates: 'Sertifikalarımı gör',
  connectCalendar: 'Takvimimi bağla',
  beAway: 'Hastayım ya da yokum',
  changeLanguage: 'Dili değiştir',
  changeTheme: 'Temayı değiştir',
  logOut: 'Çıkış yap',
}

/** The actions that the search offers. */
export const searchActions: Record<Language, Record<keyof ActionNames, string>> = { en, tr }

export type SearchPage =
  | 'profile'
  | 'settings'
  | 'types'
  | 'modules'
  | 'gaps'
  | 'media'
  | 'courselist'
  | 'lessonSettings'
  | 'pay'
  | 'admin/packs'
  | 'admin/hours'
  | 'utilisation'
  | 'credits'
export type SearchAction = keyof ActionNames
export type SearchName = keyof typeof shell.entries | SearchPage | SearchAction

/** Words by which the search finds a screen or an action, in both languages whatever the language of the page. */
export const searchWords: Record<SearchName, string> = {
  dashboard: 'dashboard home start panel ana sayfa',
  myCourses: 'my courses payments receipts credits kurslarım ödemelerim makbuz kredi',
  calendar: 'my sessions calendar timetable week derslerim takvim program hafta',
  quizzes: 'quizzes questions quizler sorular',
  review: 'review words cards vocabulary phrases flashcards tekrar kelimeler kartlar kalıplar',
  lessons: 'lessons private lesson book coach credits özel ders ayır koç kredi',
  progress: 'my progress hours level words goal week ilerlemem saat seviye kelime hedef hafta',
  resources: 'resources books videos pdf kaynaklar kitap video',
  users: 'users people learners roles kullanıcılar kişiler öğrenciler roller',
  enrollments: 'enrollments payments refunds seats kayıtlar ödemeler iadeler',
  certificates: 'certificates revoke number sertifikalar belgeler numara',
  campaigns: 'campaigns discount codes coupons early bird kampanyalar indirim kodları kupon erken kayıt',
  site: 'site website pages texts home page faq pricing legal privacy imprint announcement bar web sitesi sayfalar metinler ana sayfa sss fiyatlar gizlilik künye duyuru çubuğu',
  levelTests: 'level tests questions seviye testleri sorular',
  courses: 'courses catalogue timeline kurslar katalog zaman çizelgesi',
  coaches: 'coaches teachers koçlar öğretmenler',
  statistics: 'statistics charts figures istatistikler grafikler sayılar',
  groups:
    'groups messaging app telegram invite links members joined gruplar mesajlaşma davet bağlantısı üyeler katılan',
  listen: 'listen recordings speaking voice answer feedback dinle kayıtlar konuşma ses yanıt geri bildirim',
  publicPage: 'public page own profile photo hello voice tanıtım sayfam profil fotoğraf merhaba ses kaydı',
  messages: 'messages inbox conversations mesajlar gelen kutusu konuşmalar',
  partners:
    'partners creators commission payouts links ortaklar içerik üreticileri komisyon ödemeler bağlantılar',
  securityLog: 'security log failed log-ins güvenlik kaydı hatalı girişler',
  system:
    'system health status versions queues jobs backups storage disk mail server sistem durum sağlık sürüm kuyruk yedek yedekleme depolama disk e-posta sunucusu',
  mailTexts: 'email e-mail texts mails templates placeholders e-posta metinleri şablonlar yer tutucular',
  schoolSettings:
    'school settings brand name logo colours holidays offer okul ayarları marka ad logo renkler tatiller',
  pay: 'pay statements coaches month salary hakediş ücret koçlar ay maaş',
  'admin/hours': 'hours availability of coaches days off koçların ders saatleri müsaitlik izin günleri',
  utilisation: 'utilisation offered booked hours doluluk sunulan ayrılan saatler',
  credits: 'outstanding credits age expiry kullanılmamış krediler yaş son kullanma',
  'admin/packs': 'packs credits sold refund kredi paketleri satılan iade',
  lessonSettings:
    'lesson settings rules minutes pause packs prices credits pay rates ders ayarları kurallar dakika ara paketler fiyatlar krediler ücretler',
  notifications: 'notifications announcements bildirimler duyurular',
  profile: 'profile photo name profil fotoğraf ad',
  settings:
    'settings preferences devices notifications by mail ayarlar tercihler cihazlar e-posta bildirimleri',
  types: 'course types kurs türleri',
  modules: 'modules lessons videos modüller dersler videolar',
  gaps: 'gaps missing quiz video recording eksikler quiz video kayıt',
  media: 'media library files uploads medya kitaplığı dosyalar yüklemeler',
  courselist: 'course list all courses kurs listesi bütün kurslar',
  newCourse: 'new course create add course yeni kurs oluştur ekle',
  inviteUser: 'invite a user new coach admin account kullanıcı davet et yeni koç yönetici hesap',
  newCourseType: 'new course type create add yeni kurs türü oluştur ekle',
  newCoach: 'new coach add teacher yeni koç ekle öğretmen',
  newResource: 'new resource add upload yeni kaynak ekle yükle',
  announce: 'new announcement write to everyone yeni duyuru herkese yaz',
  newMessage: 'new message write contact ask yeni mesaj yaz sor',
  changePassword: 'change password şifre parola değiştir',
  takeLevelTest: 'take the level test placement seviye testi çöz gir',
  findCourse: 'find a course enroll buy join kurs bul kaydol satın al katıl',
  seeCertificates: 'certificate finished courses completed pdf sertifika belge biten kurslar',
  connectCalendar: 'connect calendar subscribe google outlook takvim bağla abone ol',
  beAway: 'ill sick away absent holiday substitute cancel hasta yok izin vekil iptal',
  changeLanguage: 'change language english turkish dili değiştir ingilizce türkçe',
  changeTheme: 'change theme dark light mode temayı değiştir karanlık aydınlık koyu açık',
  logOut: 'log out sign out leave çıkış yap oturumu kapat',
}
