// The eleven questions that the school's office answers every day, in its families' languages.

export const languages = [
  { id: 'english', name: 'English', english: 'English', lang: 'en-AU', dir: 'ltr' },
  { id: 'vietnamese', name: 'Tiếng Việt', english: 'Vietnamese', lang: 'vi', dir: 'ltr' },
  // Dari is the Persian of Afghanistan.
  { id: 'dari', name: 'دری', english: 'Dari', lang: 'fa-AF', dir: 'rtl' },
  { id: 'chinese', name: '简体中文', english: 'Simplified Chinese', lang: 'zh-Hans', dir: 'ltr' },
  { id: 'hindi', name: 'हिन्दी', english: 'Hindi', lang: 'hi', dir: 'ltr' },
] as const
export type Language = (typeof languages)[number]['id']

/** A sentence in each language. */
export type Translated = Record<Language, string>
const t = (
  english: string,
  vietnamese: string,
  dari: string,
  chinese: string,
  hindi: string,
): Translated => ({ english, vietnamese, dari, chinese, hindi })

/** A day of 2026; months count from 1. */
export interface Day {
  day: number
  month: number
}
export interface Term {
  number: number
  start: Day
  end: Day
}
const YEAR = 2026
const day = (dayOfMonth: number, month: number): Day => ({ day: dayOfMonth, month })

/** The terms of Victorian government schools. */
export const terms: readonly Term[] = [
  { number: 1, start: day(27, 1), end: day(2, 4) },
  { number: 2, start: day(20, 4), end: day(26, 6) },
  { number: 3, start: day(13, 7), end: day(18, 9) },
  { number: 4, start: day(5, 10), end: day(18, 12) },
]

const monthNames = {
  english: 'Jan Feb Mar Apr May June July Aug Sept Oct Nov Dec',
  dari: 'جنوری فبروری مارچ اپریل می جون جولای اگست سپتمبر اکتوبر نومبر دسمبر',
  hindi: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',
}

/** A whole number in the digits of a language. */
export const formatNumber = (language: Language, value: number): string =>
  language === 'dari'
    ? String(value).replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit)))
    : String(value)

/** A day as the language writes it. */
export function formatDay(language: Language, { day, month }: Day): string {
  if (language === 'chinese') return `${month}月${day}日`
  if (language === 'vietnamese') return `${day} tháng ${month}`
  return `${formatNumber(language, day)} ${monthNames[language].split(' ')[month - 1]}`
}

const DAY_MS = 24 * 60 * 60 * 1000
const timeOf = ({ day, month }: Day) => Date.UTC(YEAR, month - 1, day)
/** Days since the last Monday. */
const weekdayOf = (time: number) => (new Date(time).getUTCDay() + 6) % 7
const mondayOf = (time: number) => time - weekdayOf(time) * DAY_MS

/** How many school weeks a term touches, its first and last included. */
export const weeksOf = ({ start, end }: Term): number =>
  (mondayOf(timeOf(end)) - mondayOf(timeOf(start))) / (7 * DAY_MS) + 1

/** The first days of a term with a tour: Thursdays, but none in the first week. */
export function toursOf({ start, end }: Term, count: number): Day[] {
  const first = mondayOf(timeOf(start)) + (7 + 3) * DAY_MS
  return Array.from({ length: count }, (_, week) => first + week * 7 * DAY_MS)
    .filter((time) => time <= timeOf(end))
    .map((time) => new Date(time))
    .map((date) => ({ day: date.getUTCDate(), month: date.getUTCMonth() + 1 }))
}

export const PHONE = '(03) 7010 0142'

export interface Question {
  id: string
  ask: Translated
  answer: Translated
  /** What the answer shows below its sentence. */
  shows?: 'terms' | 'tours' | 'phone'
}

const question = (
  id: string,
  ask: Translated,
  answer: Translated,
  shows?: Question['shows'],
): Question => ({ id, ask, answer, ...(shows && { shows }) })

export const questions: readonly [Question, ...Question[]] = [
  question(
    'terms',
    t(
      'When do the terms start and end?',
      'Các học kỳ bắt đầu và kết thúc khi nào?',
      'ترم‌های مکتب چه وقت شروع و ختم می‌شوند؟',
      '各学期何时开始和结束？',
      'सत्र कब शुरू और कब ख़त्म होते हैं?',
    ),
    t('Term dates 2026', 'Học kỳ năm 2026', 'ترم‌های سال ۲۰۲۶', '2026年学期日期', '2026 के सत्र'),
    'terms',
  ),
  question(
    'hours',
    t(
      'What time does school start?',
      'Mấy giờ vào học?',
      'مکتب ساعت چند شروع می‌شود؟',
      '学校几点上课？',
      'स्कूल कितने बजे शुरू होता है?',
    ),
    t(
      'School starts at 8:50 am and finishes at 3:20 pm.',
      'Giờ học bắt đầu lúc 8:50 sáng và kết thúc lúc 3:20 chiều.',
      'مکتب ساعت ۸:۵۰ صبح شروع و ساعت ۳:۲۰ بعد از ظهر ختم می‌شود.',
      '上午8:50上课，下午3:20放学。',
      'स्कूल सुबह 8:50 बजे शुरू होता है और दोपहर 3:20 बजे ख़त्म होता है।',
    ),
  ),
  question(
    'uniform',
    t(
      'What does my child wear?',
      'Con tôi mặc gì đến trường?',
      'طفل من در مکتب چه بپوشد؟',
      '孩子上学穿什么？',
      'मेरा बच्चा स्कूल में क्या पहने?',
    ),
    t(
      'A green shirt, and blue trousers or a blue skirt.',
      'Áo màu xanh lá cây, và quần hoặc váy màu xanh dương.',
      'پیراهن سبز، و پتلون یا دامن آبی.',
      '绿色上衣，蓝色裤子或裙子。',
      'हरी शर्ट, और नीली पैंट या स्कर्ट।',
    ),
  ),
  question(
    'zone',
    t(
      'Is our home in the school zone?',
      'Nhà tôi có thuộc khu vực tuyển sinh không?',
      'آیا خانه ما در ساحه مکتب است؟',
      '我家在学区内吗？',
      'क्या हमारा घर स्कूल के ज़ोन में है?',
    ),
    t(
      'Call us and tell us your address.',
      'Hãy gọi cho chúng tôi và cho biết địa chỉ của quý vị.',
      'به ما زنگ بزنید و آدرس خود را بگویید.',
      '请致电告诉我们您的地址。',
      'हमें फ़ोन करके अपना पता बताइए।',
    ),
    'phone',
  ),
  question(
    'enrol',
    t(
      'How do I enrol my child?',
      'Làm sao để ghi danh cho con tôi?',
      'چطور طفلم را ثبت نام کنم؟',
      '怎样给孩子报名？',
      'मैं अपने बच्चे का दाख़िला कैसे कराऊँ?',
    ),
    t(
      'Fill in one form online. You can stop and continue later.',
      'Điền một mẫu đơn trên mạng. Quý vị có thể tạm dừng và điền tiếp sau.',
      'یک فورمه را آنلاین پر کنید. می‌توانید توقف کنید و بعداً ادامه بدهید.',
      '在网上填一份表格。可以中途停下，以后再继续填。',
      'एक ऑनलाइन फ़ॉर्म भरिए। आप बीच में रुक सकते हैं और बाद में पूरा कर सकते हैं।',
    ),
  ),
  question(
    'visit',
    t(
      'Can we visit the school?',
      'Chúng tôi có thể đến thăm trường không?',
      'آیا می‌توانیم از مکتب دیدن کنیم؟',
      '我们可以参观学校吗？',
      'क्या हम स्कूल देखने आ सकते हैं?',
    ),
    t(
      'Yes. Choose a day and come at 9:30 am.',
      'Được. Hãy chọn một ngày và đến lúc 9:30 sáng.',
      'بلی. یک روز را انتخاب کنید و ساعت ۹:۳۰ صبح بیایید.',
      '可以。请选一天，上午9:30来。',
      'हाँ। एक दिन चुनिए और सुबह 9:30 बजे आइए।',
    ),
    'tours',
  ),
  question(
    'sick',
    t(
      'My child is sick. What do I do?',
      'Con tôi bị bệnh. Tôi phải làm gì?',
      'طفلم مریض است. چه کنم؟',
      '孩子病了怎么办？',
      'मेरा बच्चा बीमार है। मैं क्या करूँ?',
    ),
    t(
      'Call the office before 9 am.',
      'Hãy gọi văn phòng trước 9 giờ sáng.',
      'پیش از ساعت ۹ صبح به دفتر زنگ بزنید.',
      '请在上午9点前致电学校办公室。',
      'सुबह 9 बजे से पहले दफ़्तर में फ़ोन कीजिए।',
    ),
    'phone',
  ),
  question(
    'care',
    t(
      'Is there care after school?',
      'Có dịch vụ giữ trẻ sau giờ học không?',
      'آیا بعد از مکتب از اطفال مراقبت می‌شود؟',
      '有课后托管吗？',
      'क्या स्कूल के बाद बच्चों की देखभाल होती है?',
    ),
    t(
      'Yes, until 6 pm on school days.',
      'Có, đến 6 giờ chiều vào các ngày học.',
      'بلی، در روزهای مکتب تا ساعت ۶ شام.',
      '有，上学日到下午6点。',
      'हाँ, स्कूल के दिनों में शाम 6 बजे तक।',
    ),
  ),
  question(
    'age',
    t(
      'When can my child start?',
      'Khi nào con tôi có thể bắt đầu đi học?',
      'طفلم چه وقت می‌تواند مکتب را شروع کند؟',
      '孩子几岁可以入学？',
      'मेरा बच्चा स्कूल कब शुरू कर सकता है?',
    ),
    t(
      'Your child must be five by 30 April of that year.',
      'Con quý vị phải đủ 5 tuổi vào ngày 30 tháng 4 của năm nhập học.',
      'طفل شما باید تا ۳۰ اپریل همان سال پنج‌ساله شود.',
      '入学当年4月30日前须满五岁。',
      'उस साल 30 अप्रैल तक बच्चे की उम्र पाँच साल होनी चाहिए।',
    ),
  ),
  question(
    'interpreter',
    t(
      'Can I have an interpreter?',
      'Tôi có thể có thông dịch viên không?',
      'آیا می‌توانم ترجمان داشته باشم؟',
      '可以安排口译员吗？',
      'क्या मुझे दुभाषिया मिल सकता है?',
    ),
    t(
      'Yes, and it is free. Tell us your language.',
      'Có, miễn phí. Hãy cho chúng tôi biết ngôn ngữ của quý vị.',
      'بلی، رایگان است. زبان خود را به ما بگویید.',
      '可以，免费。请告诉我们您说哪种语言。',
      'हाँ, यह मुफ़्त है। हमें अपनी भाषा बताइए।',
    ),
    'phone',
  ),
  question(
    'office',
    t(
      'How do I reach the office?',
      'Liên lạc với văn phòng bằng cách nào?',
      'چطور با دفتر تماس بگیرم؟',
      '怎样联系学校办公室？',
      'दफ़्तर से संपर्क कैसे करूँ?',
    ),
    t(
      'Monday to Friday, 8:30 am to 4 pm.',
      'Thứ Hai đến thứ Sáu, 8:30 sáng đến 4 giờ chiều.',
      'دوشنبه تا جمعه، ساعت ۸:۳۰ صبح تا ۴ بعد از ظهر.',
      '星期一至星期五，上午8:30至下午4点。',
      'सोमवार से शुक्रवार, सुबह 8:30 से शाम 4 बजे तक।',
    ),
    'phone',
  ),
]

export const labels = {
  welcome: t('Welcome', 'Chào mừng quý vị', 'خوش آمدید', '欢迎', 'आपका स्वागत है'),
  questions: t('Questions', 'Câu hỏi', 'سؤال‌ها', '问题', 'सवाल'),
  term: t('Term', 'Học kỳ', 'ترم', '学期', 'सत्र'),
  start: t('Starts', 'Bắt đầu', 'شروع', '开始', 'शुरू'),
  end: t('Ends', 'Kết thúc', 'ختم', '结束', 'समाप्त'),
  weeks: t('Weeks', 'Tuần', 'هفته', '周数', 'सप्ताह'),
  day: t('Day', 'Ngày', 'روز', '日期', 'दिन'),
  book: t('Book', 'Đặt lịch', 'وقت بگیرید', '预约', 'बुक करें'),
  booked: t(
    'Your tour is booked.',
    'Đã đặt lịch tham quan.',
    'وقت شما ثبت شد.',
    '预约成功。',
    'आपकी बुकिंग हो गई है।',
  ),
}
