import type { quizzes as en } from '../../en/admin/quizzes.ts'
import type { SameKeys } from '../../shape.ts'

export const quizzes: SameKeys<typeof en> = {
  none: 'Bu modül için quiz bulunamadı.',
  noneHint: 'Quiz, öğrencilerin modülde öğrendiklerini denemesini sağlar. Soruları sonra eklersin.',
  create: 'Quiz Oluştur',
  created: 'Quiz başarıyla oluşturuldu',
  createFailed: 'Quiz oluşturulurken hata oluştu',
  createFailedText: 'Quiz oluşturulamadı',
  loadFailed: 'Sorular alınamadı',

  questions: {
    title: 'Quiz Soruları',
    emptyHint: 'Bu quizin ilk sorusunu ekle.',
    emptyReadOnly: 'Bu quizde henüz soru yok.',
    full: 'Bir quizde en fazla {{count}} soru olabilir.',
    column: { questionType: 'Tür', sourceType: 'Kaynak' },
    type: {
      'multi-option': 'Çoktan seçmeli',
      fill_blank: 'Boşluk doldurma',
      sentence: 'Cümle',
      'drag-drop': 'Sürükle bırak',
    },
    source: { text: 'Metin', audio: 'Ses' },
    copy: '{{position}}. soruyu kopyala',
    ask: 'Bu soruyu silmek istediğinden emin misin?',
    copied: 'Soru kopyalandı',
    copyFailed: 'Soru kopyalanırken hata oluştu',
  },

  import: {
    button: 'Soruları içe aktar',
    file: 'sorular.csv',
    introOfType:
      'Tek bir tablo bütün modüllerin quizlerini doldurabilir: Modül sütunu, modülü numarasıyla ya da adıyla belirtir. Quizi olmayan modüle bir quiz eklenir.',
    introOfQuiz: 'Bu quizin her sorusu için bir satırı olan bir tablo. Şablonda her türden bir satır var.',
    columns:
      'Sütunlar: Soru, Tür (çoktan seçmeli, boşluk doldurma, cümle veya sürükle bırak), Seçenek A ile Seçenek D, Doğru cevap (çoktan seçmelide harfi) ve istersen | ile ayrılmış Diğer cevaplar, Açıklama ve Ses bağlantısı.',
  },

  form: {
    content: 'Soru içeriği',
    contentHint: {
      'multi-option': 'Öğrencinin seçeneklerin üstünde okuyacağı metin.',
      fill_blank: 'Boşluğun yerine ___ yaz.',
      sentence: 'Öğrencinin hangi cümleyi yazacağını belirt.',
      'drag-drop': 'Parçaların hangi cümleyi oluşturacağını belirt.',
    },
    questionType: 'Soru türü',
    sourceType: 'Kaynak',
    pieces: 'Parçalar',
    piecesHint: 'A’dan D’ye doğru sırada yaz. Öğrenciler karışık görür.',
    correctAnswer: 'Doğru cevap',
    correctHint:
      'Büyük-küçük harf, kıvrık tırnak, çift boşluk, İ ve ı ile sondaki nokta hiçbir zaman hata sayılmaz.',
    accepted: 'Bunlar da kabul edilir',
    acceptedHint: 'Doğru sayılan başka cevaplar.',
    acceptedAnswer: '{{number}}. kabul edilen cevap',
    addAccepted: 'Başka bir cevabı da kabul et',
    removeAccepted: '{{number}}. kabul edilen cevabı kaldır',
    explanation: 'Açıklama',
    explanationHint: 'Deneme bittiğinde gösterilir.',
  },

  image: {
    title: 'Görsel',
    later: 'Soruyu kaydettikten sonra görsel yükleyebilirsin.',
    upload: 'Görsel yükle',
    change: 'Görseli değiştir',
    remove: 'Görseli kaldır',
    removal: 'Kaydettiğinde görsel kaldırılır.',
    keep: 'Kalsın',
    none: 'Henüz görsel yok.',
  },

  audio: {
    way: 'Sesin geldiği yer',
    ways: { link: 'Bağlantı', upload: 'Yükleme' },
    urlHint: 'Bir kaydın https adresi.',
    replace: 'Başka bir ses yükle',
    ours: 'Yüklenmiş bir kayıt var.',
    remove: 'Sesi kaldır',
  },

  transfer: {
    button: 'Taşı veya kopyala',
    title: 'Soruları taşı veya kopyala',
    text: 'Sorular öteki quizin sonuna eklenir; quizi olmayan modüle bir quiz eklenir. Öğrencilerin verdiği cevaplar bu quizde kalır.',
    questions: 'Sorular',
    type: 'Kurs Türü',
    module: 'Modül',
    choose: 'Seç…',
    move_one: '{{count}} soruyu taşı',
    move_other: '{{count}} soruyu taşı',
    copy_one: '{{count}} soruyu kopyala',
    copy_other: '{{count}} soruyu kopyala',
    moved_one: '{{count}} soru taşındı',
    moved_other: '{{count}} soru taşındı',
    copied_one: '{{count}} soru kopyalandı',
    copied_other: '{{count}} soru kopyalandı',
    failed: 'Sorular taşınamadı',
  },

  preview: {
    quiz: 'Quizi önizle',
    quizTitle: 'Öğrencinin çözeceği gibi quiz',
    noQuestions: 'Bu quizde henüz soru yok.',
    progress: 'Soru {{position}} / {{count}}',
    previous: 'Önceki',
    next: 'Sonraki',
    title: 'Önizleme',
    hint: 'Öğrencinin göreceği gibi. Dene: burada hiçbir şey kaydedilmez.',
    empty: 'Soru, sen yazdıkça burada görünür.',
    emptyOption: '…',
    check: 'Cevabı Kontrol Et',
    right: 'Doğru cevap!',
    wrong: 'Henüz doğru değil.',
    again: 'Yeniden karıştır',
  },
}
