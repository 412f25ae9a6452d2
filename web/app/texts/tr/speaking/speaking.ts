export const speaking = {
  kind: { answer: 'Konuş', shadow: 'Birlikte söyle' },
  prompt: {
    picture: 'Görevin görseli',
    recording: 'Görevin ses kaydı',
    model: 'Örnek yanıt',
    shadow: 'Birlikte söylenecek kayıt',
  },
  rubric: {
    title: 'Notlar',
    clear: 'Anlaşılırlık',
    flow: 'Akıcılık',
    words: 'Kelimeler',
    grammar: 'Dil bilgisi',
    mark: '4 üzerinden {{mark}}',
  },
  feedback: {
    by: '{{name}} yanıtladı',
    byFormer: 'Eski bir koç yanıtladı',
    voice: 'Koçun sesi',
  },
}
