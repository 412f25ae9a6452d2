export const recorder = {
  phase: {
    ready: 'Kaydetmek için dokun',
    asking: 'Mikrofona izin ver',
    recording: 'Kaydediliyor',
  },
  askingHint: 'Tarayıcın şimdi izin istiyor. İzin verir vermez kayıt başlar.',
  limit: 'En fazla {{time}}.',
  start: 'Kaydet',
  stop: 'Kaydı bitir',
  soon: '{{seconds}} saniye kaldı',
  ended: {
    stopped: 'Kaydedildi',
    limit: 'Süre doldu, kaydedildi',
    interrupted: 'Mikrofon kesildi. Elimizdeki kayıt bu.',
  },
  doneHint: 'Önce dinle. Henüz hiçbir şey gönderilmedi.',
  take: '{{number}}. deneme, en fazla {{count}}. Önce dinle: sen göndermeden hiçbir şey gitmez.',
  listen: 'Kaydın',
  again: 'Yeniden kaydet',
  use: 'Bu kaydı kullan',
  leave: 'Kaydın henüz gönderilmedi. Kaydı bırakıp çıkmak istiyor musun?',
  leaveDeed: 'Kaydı bırakıp çık',
  fault: {
    unsupported: 'Bu tarayıcı kayıt yapamıyor. Lütfen güncel bir Chrome, Safari, Firefox ya da Edge kullan.',
    refused:
      'Mikrofon engellenmiş. Tarayıcının ayarlarında (adresin yanındaki simge) bu siteye, telefonunun ayarlarında da tarayıcıya izin ver. Sonra yeniden dokun.',
    missing: 'Mikrofon bulamadık. Bir mikrofon bağla, sonra yeniden dokun.',
    busy: 'Mikrofon açılmadı. Başka bir uygulama kullanıyor olabilir: onu kapat, sonra yeniden dokun.',
    empty: 'Hiçbir şey kaydedilmedi. Lütfen yeniden dene.',
    short: 'Bu bir saniyeden kısaydı. Lütfen yeniden dene.',
  },
} as const
