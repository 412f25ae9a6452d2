export const learnerRecordings = {
  title: 'Kayıtlar',
  none: 'Henüz kayıt yok',
  failed: 'Kayıtlar yüklenemedi',
  second: 'İkinci deneme',
  recording: 'Kayıt',
  waits: 'Yanıt bekliyor',
  length: '{{seconds}} sn',
  privateHint:
    'Kayıtlar öğrenci ile koçları arasındadır. Birini açmak için bir neden yazman gerekir; güvenlik günlüğü bu nedeni saklar.',
  openIt: 'Nedenini yazıp aç',
  reason: 'Neden',
  confirm: 'Aç',
  cancel: 'Vazgeç',
  openFailed: 'Kayıt açılamadı',
}
