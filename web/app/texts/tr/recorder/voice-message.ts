export const voiceMessage = {
  record: 'Sesli mesaj kaydet',
  why: 'Bunun için mikrofonuna ihtiyacımız var. Mesajın konuşmayla birlikte saklanır.',
  use: 'Gönder',
  add: 'Mesaja ekle',
  close: 'Vazgeç',
  own: 'Sesli mesajın',
  of: 'Sesli mesaj: {{name}}',
  unknownFormat: 'Bu cihaz kaydı çalamıyor. Sistemini güncelle ya da başka bir cihazda dinle.',
} as const
