import type { levelTests as en } from '../../en/level-tests/level-tests.ts'
import type { SameKeys } from '../../shape.ts'

export const levelTests: SameKeys<typeof en> = {
  title: 'Seviye Testleri',
  create: 'Seviye testi oluştur',
  created: 'Başarılı',
  createdText: 'Seviye testi oluşturuldu',
  error: 'Hata',
  createFailed: 'Seviye testi oluşturulamadı: {{reason}}',
  listFailed: 'Seviye testleri yüklenemedi',
  emptyHint: 'İlk seviye testini oluştur, sorularını ekle ve etkinleştir.',
  view: '{{version}} numaralı testi görüntüle',
  noneActive:
    'Çözülebilecek bir seviye testi yok: soruları olan bir testi etkinleştir. O zamana kadar yeni öğrenciler seviyelerini öğrenemez.',
  column: {
    id: 'Kimlik',
    version: 'Sürüm',
    isActive: 'Durum',
    questionCount: 'Sorular',
    attemptCount: 'Denemeler',
    createdAt: 'Oluşturulma',
    updatedAt: 'Güncellenme',
  },
  status: { active: 'AKTİF', passive: 'Pasif' },
  info: {
    title: 'Aynı anda tek test',
    text: 'Aynı anda yalnızca bir seviye testi etkin olabilir. Birini etkinleştirmek diğerlerini pasif yapar.',
    attempts:
      'Öğrenciler bir testi çözdükten sonra soruları değişmez: değiştirmek için testi yeni sürüm olarak kopyala.',
  },

  edit: {
    title: 'Seviye Testi {{version}}',
    plainTitle: 'Seviye Testi',
    wrongId: 'Yanlış test kimliği!',
    wrongIdText: 'Sunucu, adresteki testten başka bir test gönderdi.',
    notFound: 'Test bulunamadı',
    notFoundText: 'Bu adreste bir seviye testi yok. Bağlantı eksik olabilir.',
    back: 'Tüm seviye testleri',
    loadFailed: 'Seviye testi yüklenemedi',
    details: 'Ayrıntılar',
    tabs: { questions: 'Sorular', health: 'Soru sağlığı' },
    switch: 'Aktif',
    activeHint: 'Seviye testine başlayan öğrenciler bu testi çözer.',
    passiveHint: 'Öğrenciler bu testi görmez.',
    quickCount: 'Hızlı test: {{needed}} sorudan {{marked}} tanesi hazır.',
    quickTooFew: 'Etkin testte yeterince soru olunca hızlı test sitede görünür.',
    quickHint: 'Bu test etkinken ziyaretçiler hızlı testi çözebilir: A1’den C1’e ilk on soru.',
    emptyHint: 'Henüz hiç sorusu yok, bu yüzden etkinleştirilemez: öğrenciler bu testi çözemez.',
  },
  toggle: {
    activate:
      '{{version}} numaralı test etkinleştirilsin mi? Bundan sonra seviye testine başlayan öğrenciler bu testi çözer, diğer tüm seviye testleri pasif olur.',
    fewWarning_one: 'Yalnızca {{count}} sorusu var. {{fewest}} sorudan azıyla seviyeyi şans belirler.',
    fewWarning_other: 'Yalnızca {{count}} sorusu var. {{fewest}} sorudan azıyla seviyeyi şans belirler.',
    fewerWarning_one:
      'Bu testte {{count}} soru var; öğrencilerin şu anda çözdüğü {{liveVersion}} numaralı testte {{live}} soru var.',
    fewerWarning_other:
      'Bu testte {{count}} soru var; öğrencilerin şu anda çözdüğü {{liveVersion}} numaralı testte {{live}} soru var.',
    nothingToHearWarning: 'Hiç dinleme sorusu yok: seviye, dinleme hakkında bir şey söylemez.',
    silentWarning_one: '{{count}} dinleme sorusunun ses kaydı yok: eklenmeden test etkinleştirilemez.',
    silentWarning_other: '{{count}} dinleme sorusunun ses kaydı yok: eklenmeden test etkinleştirilemez.',
    deactivate: '{{version}} numaralı test pasif yapılsın mı?',
    onlyActiveWarning: 'Bu, etkin olan tek seviye testi. O olmadan kullanıcılar seviye testi çözemez.',
    done: 'Test güncellendi',
    nowActive: '{{version}} numaralı test artık etkin',
    nowInactive: '{{version}} numaralı test artık pasif',
    failed: 'Test güncellenirken hata oluştu',
  },
  copy: {
    button: 'Yeni sürüm olarak kopyala',
    done: 'Test kopyalandı',
    doneText: '{{version}} numaralı sürüm aynı soruları içeriyor ve pasif.',
    failed: 'Test kopyalanamadı',
  },
  delete: {
    button: 'Testi sil',
    ask_one: '{{version}} numaralı test {{count}} sorusuyla birlikte silinsin mi? Geri getirilemez.',
    ask_other: '{{version}} numaralı test {{count}} sorusuyla birlikte silinsin mi? Geri getirilemez.',
    done: 'Seviye testi silindi',
    failed: 'Test silinemedi',
  },
  frozen: {
    title: 'Bu testin soruları değiştirilemez',
    text_one:
      'Bu teste {{count}} kez başlandı. Değişen bir soru, sonucun anlamını da değiştirirdi. Testi yeni sürüm olarak kopyalayıp onu değiştir.',
    text_other:
      'Bu teste {{count}} kez başlandı. Değişen bir soru, sonuçların anlamını da değiştirirdi. Testi yeni sürüm olarak kopyalayıp onu değiştir.',
  },

  questions: {
    title: 'Seviye Testi Soruları',
    loadFailed: 'Sorular yüklenemedi',
    emptyHint: 'İlk soruyu ekle veya bütün bir tabloyu içe aktar.',
    column: {
      type: 'Tür',
      level: 'Seviye',
      skill: 'Beceri',
      correctOptionId: 'Doğru seçenek',
      isQuick: 'Nerede sorulur',
    },
    askedIn: { level: 'Seviye testi', quick: 'Hızlı test' },
    type: { text: 'Metin', listening: 'Dinleme' },
    ask: 'Bu soru silinsin mi? Metni ve seçenekleri kaybolur.',
  },
  tags: {
    button: 'Etiketler',
    title: 'Soruların seviyeleri ve becerileri',
    text: 'Her deneme kendi sorularını çeker: her seviyeden olabildiğince eşit sayıda. Etiketler soruları değiştirmez, bu yüzden öğrenciler teste girerken de değiştirebilirsin.',
    counts: 'Seviye testinin soruları',
    drawn: 'Bir öğrenciye {{text}} metin ve {{listening}} dinleme sorusu sorulur.',
    balanced:
      'Her denemede seviyelere dengeli biçimde yeniden çekilir; yeniden girişte öğrencinin görmediği sorular önce gelir.',
    untagged_one: '{{count}} sorunun seviyesi yok: yalnızca eksik kalanı tamamlar.',
    untagged_other: '{{count}} sorunun seviyesi yok: yalnızca eksik kalanı tamamlar.',
    skill: { grammar: 'Dil bilgisi', vocabulary: 'Kelime', listening: 'Dinleme' },
    noSkill: 'Beceri yok',
    noLevel: 'Seviye yok',
    skillOf: 'Beceri: {{text}}',
    levelOf: 'Seviye: {{text}}',
    save: 'Etiketleri kaydet',
    done: 'Etiketler kaydedildi',
    failed: 'Etiketler kaydedilemedi',
  },
  marking: {
    button: 'Hızlı test',
    title: 'Hızlı testin soruları',
    text: 'İşaretli sorular yalnızca sitedeki hızlı testte sorulur. Yeni işaretlenen soru onların sonuna gelir; A1’den C1’e, her seviye için iki soru olacak şekilde sırala. Dinleme soruları işaretlenemez.',
    count: '{{marked}} işaretli, {{needed}} gerekli',
    save: 'İşaretleri kaydet',
    done: 'İşaretler kaydedildi',
    failed: 'İşaretler kaydedilemedi',
  },
  form: {
    text: 'Soru metni',
    type: 'Tür',
    skill: 'Beceri',
    level: 'Seviye',
    levelHint:
      'Bunu kim yanıtlayabilmeli? Her öğrenciye her seviyeden olabildiğince eşit sayıda soru sorulur.',
    isQuick: 'Hızlı test',
    isQuickHint:
      'Yalnızca sitedeki hızlı testte sorulur, seviye testinde asla. Her seviyeden iki soru, A1’den C1’e sırayla.',
  },
  audio: {
    urlHint: 'Bir kayıt yükle veya bir kaydın adresini yaz.',
    player: 'Kayıt',
    seconds: '{{seconds}} sn uzunluğunda',
  },

  csv: {
    export: 'CSV olarak dışa aktar',
    exportFailed: 'Sorular dışa aktarılamadı',
    import: 'CSV’den içe aktar',
    importTitle: 'Soruları içe aktar',
    intro:
      'type, text, optionA, optionB, optionC, optionD, correctOptionId ve dinleme soruları için audioUrl sütunları olan bir tablo. Dışa aktarılan dosya böyle bir tablodur.',
    seconds:
      'audioSeconds, başka bir sitedeki kaydın kaç saniye sürdüğüdür; yanıt süresi ondan sonra başlar. Boş kalabilir: buraya yüklenen kayıtların uzunluğu bilinir.',
    quick: 'quickTest, yalnızca hızlı testte sorulan sorularda true olur.',
    tags: 'skill: grammar veya vocabulary (dinleme soruları listening ölçer), level: A1–C1. İkisi de boş kalabilir.',
  },

  preview: {
    button: 'Öğrenci gözüyle önizle',
    title: '{{version}} numaralı testin önizlemesi',
    note: 'Burada hiçbir şey kaydedilmez ve süre işlemez.',
    nothing: 'Testte soru yok.',
    progress: 'Soru {{position}} / {{count}}',
    limit: 'Yanıtlamak için {{seconds}} saniye',
    listening:
      'Testte kendiliğinden başlar: {{seconds}} saniyelik geri sayım, ardından bir kez çalan kayıt; seçenekler ancak ondan sonra açılır.',
    again: 'Yeniden dinle',
    previous: 'Önceki',
    next: 'Sonraki',
    showKey: 'Doğru seçeneği göster',
    key: 'doğru',
  },

  health: {
    loadFailed: 'Soru sağlığı yüklenemedi',
    summary: 'Testin bütünü',
    attempts: 'İlk denemeler',
    attemptsText: 'Daha önce seviye testi çözmemiş öğrencilerin tamamladıkları.',
    reliability: 'Güvenilirlik (KR-20)',
    reliabilityWord: {
      unknown: 'Henüz söylenemez.',
      poor: 'Zayıf: sonuç çoğunlukla rastlantı. Zayıf soruları değiştir veya iyi sorular ekle.',
      fair: 'Orta: ilk izlenim için yeterli, karar vermek için değil.',
      good: 'İyi: test, öğrencileri güvenle ayırt ediyor.',
      excellent: 'Çok iyi: test yeniden çözülse sıralama neredeyse aynı kalır.',
    },
    attention: 'Bakılacak sorular',
    attentionText_zero: 'Düzeltilecek bir şey yok.',
    attentionText_one: 'Varsa kırmızıyla işaretli olandan başla.',
    attentionText_other: 'Kırmızıyla işaretli olanlardan başla.',
    plot: 'Kolaylık ve ayırt edicilik',
    plotLabel:
      'Her nokta bir sorudur: sağdakiler daha kolay, yukarıdakiler güçlü ve zayıf öğrencileri daha iyi ayırt eder. Aşağıdaki tabloda aynı sayılar var.',
    harder: 'daha zor',
    easier: 'daha kolay',
    negative: 'Sıfırın altı: anahtarı denetle',
    dot: '{{position}}. {{text}} · kolaylık {{facility}}, ayırt edicilik {{discrimination}}',
    table: 'Sorular',
    filter: 'Göster',
    filterAll: 'Tüm sorular',
    column: {
      position: 'Sıra',
      text: 'Soru',
      facility: 'Kolaylık',
      discrimination: 'Ayırt edicilik',
      medianSeconds: 'Ortanca süre',
      options: 'Seçilenler',
      advice: 'Öneri',
    },
    seconds: '{{seconds}} sn',
    none: '–',
    optionCount: '{{id}} seçeneği: {{count}}',
    keyCount: '{{id}} seçeneği, anahtar: {{count}}',
    noAnswer: 'Yanıtsız: {{count}}',
    advice: {
      check_key: 'Negatif ayırt edicilik: anahtarı denetle',
      too_easy: 'Çok kolay',
      too_hard: 'Çok zor',
      weak: 'Öğrencileri pek ayırt etmiyor',
      idle_option: 'Kimsenin seçmediği bir seçenek var',
      fine: 'Uygun',
      too_few: 'Deneme sayısı çok az',
    },
    adviceText: {
      check_key:
        'Testin geri kalanında başarılı olan öğrenciler bu soruyu diğerlerinden daha sık yanlış yanıtlıyor. Çoğu zaman yanlış seçenek doğru diye işaretlenmiştir veya iki seçenek doğrudur.',
      too_easy:
        'Öğrencilerin %95’inden fazlası doğru yanıtlıyor: kimse hakkında pek bir şey söylemiyor. İlk soru olarak uygundur.',
      too_hard: 'Öğrencilerin %15’inden azı doğru yanıtlıyor. Soru açık mı, bu kursun konusu mu?',
      weak: 'Güçlü ve zayıf öğrenciler aşağı yukarı aynı sıklıkla doğru yanıtlıyor. Soruyu veya seçeneklerini netleştir.',
      idle_option:
        'Yanlış seçeneklerden birini öğrencilerin %2’sinden azı seçiyor. Daha çeldirici bir seçenek, tahmin etmeyi zorlaştırır.',
      fine: 'Görevini yapıyor.',
      too_few: 'Sayıların bir şey söylemesi için yaklaşık 20 deneme gerekir.',
    },
    emptyTitle: 'Henüz yeterli deneme yok',
    emptyHint_zero:
      'Bu testi henüz kimse tamamlamadı. Sayıların bir şey söylemesi için yaklaşık 20 ilk deneme gerekir.',
    emptyHint_one:
      'Testi {{count}} öğrenci tamamladı. Sayıların bir şey söylemesi için yaklaşık 20 ilk deneme gerekir.',
    emptyHint_other:
      'Testi {{count}} öğrenci tamamladı. Sayıların bir şey söylemesi için yaklaşık 20 ilk deneme gerekir.',
    guide: 'Nasıl okunur?',
    guideText: {
      facility: 'Soruyu doğru yanıtlayan öğrencilerin oranı. Bir testte hem kolay hem zor sorular bulunmalı.',
      discrimination:
        'Sorunun güçlü öğrencileri zayıf olanlardan ne kadar iyi ayırdığı (nokta çift serili korelasyon, −1 ile 1 arası). 0,3’ten sonrası iyidir; sıfırın altında bir yanlışlık vardır.',
      medianSeconds: 'Yanıtlayanların yarısı daha kısa, yarısı daha uzun sürede yanıtladı.',
      options: 'Her seçeneğin kaç kez seçildiği, anahtar yeşil; son çubuk yanıtsızlar içindir.',
    },
  },
}
