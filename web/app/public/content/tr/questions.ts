import { priceOf } from '../offer-facts.ts'
import type { PublicContent } from '../public-content.ts'

export const faq: PublicContent['faq'] = {
  meta: {
    title: 'Sıkça sorulan sorular',
    description:
      'Seviye testi, kurs süreleri, Speaking Groups, paketler ve krediler, özel ders, sınav hazırlığı, iptal: en çok sorulan sekiz soru ve cevabı.',
  },
  hero: {
    plate: 'Sıkça sorulan sorular',
    title: 'Sor, çekinme.',
    lead: 'En çok bu sekizini soruyorlar. Seninki yoksa yaz, cevaplayalım.',
  },
  section: { plate: 'Sıkça sorulan sorular', title: 'Aklındakini sor.' },
  contents: 'Sorular',
  readAll: 'Tüm Soruları Oku',
  contact: 'Bize Ulaşın',
  notFound: 'Sorun burada yok mu?',
  questions: [
    {
      id: 'level-test',
      question: 'Hangi kurstan başlayacağımı nasıl bileceğim?',
      answer: [
        'Kursa yazılmadan önce seviye testini çözersin: 50 soru, 40’ı dil bilgisi ve kelime, 10’u dinleme. Her yazılı soruya 30, her dinleme sorusuna 20 saniye var. Dinleme kayıtları bir kez çalar, tıpkı hayattaki gibi.',
        'Sonucun hangi hattan başlayacağını söyler: A1-A2 ya da B1-B2.',
      ],
    },
    {
      id: 'duration',
      question: 'Kurslar ne kadar sürüyor?',
      answer: [
        'A1-A2 kursu 26 hafta ve 26 modül: her hafta bir modül. B1-B2 kursu 12 hafta ve 6 modül: iki haftada bir modül.',
        'Bu süreler modüllerindir. Program, yani Academy ya da Club, yolun bütünüdür ve yaklaşık 6 ay sürer. Paketin (Basic, Super ya da Premium) kredilerini ve ekstra Speaking Groups’unu belirler.',
      ],
    },
    {
      id: 'where',
      question: 'Dersler nerede, nasıl yapılıyor?',
      answer: [
        'Üç yerde. Kurs platformunda video dersler, etkileşimli quizler ve PDF notlar. Mesaj grubunda günlük pratik. Speaking Groups’ta haftada üç kez, birer saat canlı konuşma; saatler sabit, öğle arası ya da akşam.',
        'Ayda iki kez de adım adım anlatılan canlı bir alıştırma var. Kaydedilir, sonra izleyebilirsin. Koçların hepsi iki dilli ve İngilizceyi ana dili gibi konuşur.',
      ],
    },
    {
      id: 'missed',
      question: 'Bir haftayı kaçırırsam ne olur?',
      answer: [
        'Hiçbir şey kapanmaz. Geçmiş modüller hep açık, mesaj grubundaki etkinliklerin son tarihi yok, canlı alıştırmaların kaydı duruyor. Kaldığın duraktan binersin.',
      ],
    },
    {
      id: 'plan-differences',
      question: 'Paketler arasında ne fark var?',
      answer: [
        `Kurs aynı, ekstralar farklı. Basic ${priceOf('basic', 'tr')}: 5 ders kredisi. Super ${priceOf('super', 'tr')}: 10 kredi ve 5 ekstra Speaking Groups. Premium ${priceOf('premium', 'tr')}: 15 kredi ve 10 ekstra Speaking Groups. Fiyatlar her seviyede aynı.`,
        '1 krediyle 1 saatlik grup dersi, 45 dakikalık ikili ders ya da 30 dakikalık özel ders alırsın. Bitince ekstra kredi alabilirsin.',
      ],
    },
    {
      id: 'private-lessons',
      question: 'Özel ders alabilir miyim?',
      answer: [
        'Evet, randevuyla: birebir, ikili ya da küçük grup. Birebir ve ikili dersler 30-45 dakika, küçük grup dersleri 1 saat sürer. Paketindeki krediler kadarı ücretsiz; fazlası ücretlidir.',
      ],
    },
    {
      id: 'exams',
      question: 'TOEIC ya da IELTS’e hazırlanıyorum. Bana uyar mı?',
      answer: [
        'Uyar. Hedefini en başta destek ekibine söyle, hazırlığını destekleyelim. Ne kadar erken söylersen o kadar iyi.',
      ],
    },
    {
      id: 'cancel',
      question: 'Vazgeçersem iptal edebilir miyim?',
      answer: [
        'Kurs başlamadan 24 saat öncesine kadar iptal edebilirsin; ödemen, ödediğin yoldan geri gelir. Son 24 saatte siteden iptal edilemez; yasal cayma hakkın saklıdır.',
      ],
    },
  ],
}
