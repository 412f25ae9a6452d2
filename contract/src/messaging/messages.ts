import type { Language } from '@sohbet/domain/language'

/** Success messages of calls. None of them reveals whether an account exists. */
export const messages = {
  signedOut: { en: 'Signed out', tr: 'Çıkış yapıldı' },
  registered: {
    en: 'We have sent you a verification code. Please check your email.',
    tr: 'Sana bir doğrulama kodu gönderdik. Lütfen e-postanı kontrol et.',
  },
  alreadyPending: {
    en: 'This email is waiting to be verified. We have sent you a new code.',
    tr: 'Bu e-posta adresi doğrulanmayı bekliyor. Sana yeni bir kod gönderdik.',
  },
  verified: {
    en: 'Your email is verified. You can log in now.',
    tr: 'E-posta adresin doğrulandı. Artık giriş yapabilirsin.',
  },
  verifiedAndSignedIn: {
    en: 'Your email is verified and you are logged in.',
    tr: 'E-posta adresin doğrulandı ve giriş yaptın.',
  },
  codeSent: {
    en: 'If this email is waiting to be verified, a new code is on its way.',
    tr: 'Bu e-posta adresi doğrulanmayı bekliyorsa yeni bir kod yolda.',
  },
  resetRequested: {
    en: 'If an account exists for this email, a reset link is on its way.',
    tr: 'Bu e-posta adresiyle bir hesap varsa sıfırlama bağlantısı yolda.',
  },
  passwordReset: {
    en: 'Your password is set. You can log in with it now.',
    tr: 'Şifren belirlendi. Artık onunla giriş yapabilirsin.',
  },
  passwordChanged: {
    en: 'Your password is changed. Your other devices are signed out.',
    tr: 'Şifren değişti. Diğer cihazlarındaki oturumlar kapatıldı.',
  },
  sessionEnded: { en: 'That device is signed out', tr: 'O cihazdaki oturum kapatıldı' },
  accountErased: {
    en: 'Your account and your personal data are deleted',
    tr: 'Hesabın ve kişisel verilerin silindi',
  },
  unsubscribed: {
    en: 'You get no more campaign mails',
    tr: 'Artık kampanya e-postası almayacaksın',
  },
  contacted: {
    en: 'Thank you! Your message has reached us. We will write back soon.',
    tr: 'Teşekkürler! Mesajın bize ulaştı. En kısa sürede yazacağız.',
  },
  partnerRemoved: { en: 'Partner removed', tr: 'Ortak kaldırıldı' },
  levelTestDeleted: { en: 'Level test deleted', tr: 'Seviye testi silindi' },
  mediaDeleted: { en: 'File deleted', tr: 'Dosya silindi' },
  moduleDeleted: { en: 'Module deleted', tr: 'Modül silindi' },
  questionDeleted: { en: 'Question deleted', tr: 'Soru silindi' },
  quizProgressDeleted: { en: 'Your answers are deleted', tr: 'Cevapların silindi' },
  waitingListLeft: { en: 'You are no longer on the waiting list', tr: 'Artık bekleme listesinde değilsin' },
  groupsReady: {
    en: 'All requirements are met: the groups can be created',
    tr: 'Bütün gereksinimler karşılandı: gruplar oluşturulabilir',
  },
  groupsCreated: { en: 'Groups created successfully', tr: 'Gruplar başarıyla oluşturuldu' },
  userGroupChanged: {
    en: 'User group changed successfully',
    tr: 'Kullanıcının grubu başarıyla değiştirildi',
  },
  groupsDeleted: { en: 'Groups deleted', tr: 'Gruplar silindi' },
  coachReplaced: { en: 'Everything has a successor', tr: 'Her şeyin yerine geçecek biri var' },
  invited: { en: 'The invitation is on its way', tr: 'Davet yola çıktı' },
} as const satisfies Record<string, Record<Language, string>>
