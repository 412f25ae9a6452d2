export const learnerRecordings = {
  title: 'Ses kayıtları',
  none: 'Henüz ses kaydı yok',
  failed: 'Ses kayıtları yüklenemedi',
  second: 'İkinci deneme',
  recording: 'Ses kaydı',
  waits: 'Yanıt bekliyor',
  length: '{{seconds}} sn',
  privateHint:
    'Ses kayıtları öğrenci ile koçları arasındadır. Birini açmak için bir neden yazman gerekir; güvenlik günlüğü bu nedeni saklar.',
  openIt: 'Nedenini yazıp aç',
  reason: 'Neden',
  confirm: 'Aç',
  cancel: 'Vazgeç',
  openFailed: 'Ses kaydı açılamadı',
}
