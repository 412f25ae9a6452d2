import type { users as en } from '../../en/admin/users.ts'
import type { SameKeys } from '../../shape.ts'

export const users: SameKeys<typeof en> = {
  title: 'Kullanıcılarımız',
  column: {
    username: 'Kullanıcı adı',
    email: 'E-posta',
    role: 'Rol',
    isVerified: 'Doğrulanmış',
    failedLoginAttempts: 'Başarısız girişler',
    state: 'Durum',
  },
  verifiedLabel: 'Doğrulanmış: {{username}}',
  filter: { role: 'Rol', allRoles: 'Tüm roller', state: 'Durum', allStates: 'Tüm durumlar' },
  state: {
    unverified: 'Doğrulanmamış',
    verified: 'Doğrulanmış',
    tested: 'Seviye testi tamam',
    enrolled: 'Kursa kayıtlı',
    locked: 'Kilitli',
    staff: 'Personel',
    suspended: 'Askıda',
  },
  actions: {
    title: 'İşlemler',
    own: 'Bu senin hesabın. Bu işlemleri başka bir yönetici yapmalı.',
    role: 'Rol',
    roleHint: 'Yeni rol, kullanıcının tüm oturumlarını kapatır.',
  },
  change: {
    verify: {
      button: 'Doğrulanmış say',
      ask: '{{username}}, gönderdiğimiz kod olmadan giriş yapabilecek. E-posta adresi doğrulanmış sayılsın mı?',
      done: 'E-posta adresi doğrulanmış sayıldı',
    },
    unverify: {
      button: 'Doğrulamayı kaldır',
      ask: '{{username}} için tüm oturumlar kapatılacak; giriş yapmak için e-posta adresini yeniden doğrulaması gerekecek. Devam edilsin mi?',
      done: 'E-posta adresi yeniden doğrulanmalı',
    },
    unlock: {
      button: 'Kilidi aç',
      ask: '{{username}} için başarısız girişler silinecek ve hemen giriş yapılabilecek. Hesabın kilidi açılsın mı?',
      done: 'Hesabın kilidi açıldı',
    },
    forgetFailures: {
      button: 'Başarısız denemeleri sıfırla',
      ask: '{{username}} için başarısız girişler silinecek ve sayım baştan başlayacak. Sıfırlansın mı?',
      done: 'Başarısız denemeler sıfırlandı',
    },
    allowRetake: {
      button: 'Seviye testi tekrarına izin ver',
      ask: '{{username}} seviye testine bir kez daha girebilecek; yeni sonuç eskisinin yerine geçer. İzin verilsin mi?',
      done: 'Seviye testine bir kez daha girilebilir',
    },
    refuseRetake: {
      button: 'Test tekrarı iznini kaldır',
      ask: '{{username}} seviye testine yeniden giremeyecek. İzin kaldırılsın mı?',
      done: 'İzin kaldırıldı',
    },
    suspend: {
      button: 'Askıya al',
      ask: '{{username}} için tüm oturumlar hemen kapatılacak ve sen yeniden açana kadar giriş yapılamayacak. Hesap askıya alınsın mı?',
      done: 'Hesap askıya alındı',
    },
    letIn: {
      button: 'Yeniden aç',
      ask: '{{username}} yeniden giriş yapabilecek. Hesap açılsın mı?',
      done: 'Hesap yeniden açıldı',
    },
    makeLearner: {
      button: 'Öğrenci',
      ask: '{{username}} öğrenci olacak: tüm oturumları kapatılacak, sonraki girişte öğrenci bölümüne gidecek. Rol değiştirilsin mi?',
      done: 'Rol değiştirildi',
    },
    makeCoach: {
      button: 'Koç',
      ask: '{{username}} koç olacak: tüm oturumları kapatılacak, sonraki girişte koç bölümüne gidecek. Rol değiştirilsin mi?',
      done: 'Rol değiştirildi',
    },
    makeAdmin: {
      button: 'Yönetici',
      ask: '{{username}} okuldaki tüm yetkilerle yönetici olacak: tüm oturumları kapatılacak, sonraki girişte yönetici bölümüne gidecek. Rol değiştirilsin mi?',
      done: 'Rol değiştirildi',
    },
  },
  changeRole: 'Rolü değiştir',
  changeFailed: 'Hesap değiştirilemedi',
  invite: {
    button: 'Davet et',
    title: 'Koç veya yönetici davet et',
    text: 'Hesabı biz açarız ve şifre belirlemek için bir bağlantı göndeririz. Bağlantı 7 gün geçerlidir.',
    username: 'Kullanıcı adı',
    email: 'E-posta',
    role: 'Rol',
    language: 'E-postanın dili',
    languageHint: 'Hesabın sahibi başka bir dil seçene kadar ona giden e-postalar bu dilde olur.',
    submit: 'Daveti gönder',
    done: 'Davet gönderildi',
    failed: 'Davet gönderilemedi',
  },
  emptyHint: 'Biri kaydolduğu anda hesabı burada görünür.',
  view: '{{username}} adlı kullanıcıyı görüntüle',
  details: 'Kullanıcı Bilgileri',
  listFailed: 'Kullanıcılar alınamadı',
  states: {
    title: 'Bir kullanıcı hangi aşamada?',
    intro: 'Öğrenci bu hat üzerinde ilerler. Üç hesap türü ise hattın dışındadır.',
    unverified: 'Kaydoldu ama e-posta adresini henüz doğrulamadı. Giriş yapamaz.',
    verified: 'Doğrulanmış, seviye testi yok. Giriş yapabilir; kurslardan önceki adım seviye testidir.',
    tested:
      'Seviye testini tamamlamış, kursa kayıtlı değil. Puanı ve seviyesi belli; uygun bir kurs seçebilir.',
    enrolled: 'Kursa kayıtlı öğrenci. En az bir kursta yeri var; modüllere ve canlı derslere katılır.',
    locked:
      'Çok sayıda başarısız girişten sonra sistem tarafından kilitlenmiş. Bir süre sonra kendiliğinden ya da şifre yenilenince açılır.',
    staff: 'Sistem tarafından yönetici veya öğretmen olarak eklenmiş. Seviye testi ve kurs kaydı gerekmez.',
    suspended: 'Bir yönetici tarafından kapatılmış. Yönetici yeniden açana kadar giriş yapamaz.',
  },
}
