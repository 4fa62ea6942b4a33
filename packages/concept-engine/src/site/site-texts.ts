/** The texts of a page that are not from its concept. */
export interface SiteTexts {
  skip: string
  menu: string
  /** Names of a wide page's menus: in the header and in the footer. */
  main: string
  footer: string
  /** Shown if a form or a link would do something that only the finished website can. */
  preview: string
  close: string
}

const words: Record<string, SiteTexts> = {
  en: {
    skip: 'Skip to content',
    menu: 'Menu',
    main: 'Main menu',
    footer: 'Footer menu',
    preview: 'This page is a preview, so nothing is sent. It works on the finished website.',
    close: 'Close',
  },
  vi: {
    skip: 'Đến nội dung chính',
    menu: 'Danh mục',
    main: 'Danh mục chính',
    footer: 'Danh mục cuối trang',
    preview: 'Đây là bản xem trước, không có gì được gửi đi. Trang web hoàn chỉnh sẽ hoạt động.',
    close: 'Đóng',
  },
  el: {
    skip: 'Μετάβαση στο περιεχόμενο',
    menu: 'Μενού',
    main: 'Κύριο μενού',
    footer: 'Μενού υποσέλιδου',
    preview:
      'Αυτή είναι μια προεπισκόπηση και τίποτα δεν αποστέλλεται. Λειτουργεί στον τελικό ιστότοπο.',
    close: 'Κλείσιμο',
  },
  ru: {
    skip: 'Перейти к содержанию',
    menu: 'Меню',
    main: 'Главное меню',
    footer: 'Меню внизу страницы',
    preview:
      'Это предварительный просмотр, ничего не отправляется. На готовом сайте всё будет работать.',
    close: 'Закрыть',
  },
  ar: {
    skip: 'انتقل إلى المحتوى',
    menu: 'القائمة',
    main: 'القائمة الرئيسية',
    footer: 'قائمة التذييل',
    preview: 'هذه معاينة ولن يُرسل أي شيء. سيعمل ذلك في الموقع النهائي.',
    close: 'إغلاق',
  },
  zh: {
    skip: '跳到正文',
    menu: '菜单',
    main: '主菜单',
    footer: '页脚菜单',
    preview: '这是预览页面，不会发送任何内容。正式网站上线后即可使用。',
    close: '关闭',
  },
  ja: {
    skip: '本文へ移動',
    menu: 'メニュー',
    main: 'メインメニュー',
    footer: 'フッターメニュー',
    preview: 'これはプレビューのため、何も送信されません。完成したサイトでご利用いただけます。',
    close: '閉じる',
  },
  ko: {
    skip: '본문으로 건너뛰기',
    menu: '메뉴',
    main: '주 메뉴',
    footer: '하단 메뉴',
    preview: '미리보기 페이지이므로 아무것도 전송되지 않습니다. 완성된 웹사이트에서 작동합니다.',
    close: '닫기',
  },
}

/** The texts in a language that the engine supports; English for any other. */
export const siteTexts = (language: string): SiteTexts => words[language] ?? (words.en as SiteTexts)
