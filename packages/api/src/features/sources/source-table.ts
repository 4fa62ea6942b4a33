import type { Channel } from '@agency/contract/visit-source'

type TableChannel = Extract<Channel, 'search' | 'social' | 'ai'>

/**
 * A host stands for itself and its subdomains. `google.*` stands for google.com, google.com.au and
 * so on, with or without www or m.
 */
type Row = readonly [name: string, ...hosts: string[]]

/**
 * The websites of each channel, with the hosts that they send as referrer. Apps on Android send
 * their package name. AI assistants come first: some are part of a search engine's domain.
 */
export const sourceTable: Record<TableChannel, readonly Row[]> = {
  ai: [
    ['ChatGPT', 'chatgpt.com', 'chat.openai.com', 'com.openai.chatgpt'],
    ['Perplexity', 'perplexity.ai', 'ai.perplexity.app.android'],
    ['Gemini', 'gemini.google.com', 'bard.google.com', 'com.google.android.apps.bard'],
    ['Claude', 'claude.ai', 'com.anthropic.claude'],
    ['Microsoft Copilot', 'copilot.microsoft.com', 'copilot.com', 'm365.cloud.microsoft'],
    ['DeepSeek', 'chat.deepseek.com'],
    ['Grok', 'grok.com', 'grok.x.ai'],
    ['Meta AI', 'meta.ai'],
    ['Le Chat', 'chat.mistral.ai'],
    ['Poe', 'poe.com'],
    ['You.com', 'you.com'],
    ['Phind', 'phind.com'],
    ['Kimi', 'kimi.com', 'kimi.moonshot.cn'],
    ['Qwen', 'chat.qwen.ai'],
    ['Doubao', 'doubao.com'],
    ['Character.AI', 'character.ai'],
    ['Pi', 'pi.ai'],
    ['HuggingChat', 'huggingface.co'],
    ['Genspark', 'genspark.ai'],
    ['iAsk', 'iask.ai'],
    ['Andi', 'andisearch.com'],
    ['Felo', 'felo.ai'],
  ],
  search: [
    [
      'Google',
      'google.*',
      'com.google.android.googlequicksearchbox',
      'com.google.android.gm.search',
      'images.google.com',
      'cse.google.com',
    ],
    ['Bing', 'bing.com', 'com.microsoft.bing'],
    ['DuckDuckGo', 'duckduckgo.com', 'com.duckduckgo.mobile.android'],
    ['Yahoo', 'search.yahoo.com', 'search.yahoo.co.jp', 'yahoo.com', 'au.yahoo.com'],
    ['Ecosia', 'ecosia.org'],
    ['Brave', 'search.brave.com'],
    ['Startpage', 'startpage.com'],
    ['Qwant', 'qwant.com'],
    ['Kagi', 'kagi.com'],
    ['Yandex', 'yandex.*', 'ya.ru'],
    ['Baidu', 'baidu.com'],
    ['Naver', 'search.naver.com'],
    ['Sogou', 'sogou.com'],
    ['Seznam', 'search.seznam.cz'],
    ['Mojeek', 'mojeek.com'],
    ['Swisscows', 'swisscows.com'],
    ['Dogpile', 'dogpile.com'],
    ['Ask', 'ask.com'],
    ['AOL', 'search.aol.com'],
    ['MetaGer', 'metager.org', 'metager.de'],
    ['SearXNG', 'searx.be'],
    ['Presearch', 'presearch.com'],
  ],
  social: [
    ['Facebook', 'facebook.com', 'fb.com', 'fb.me', 'com.facebook.katana'],
    ['Messenger', 'messenger.com', 'com.facebook.orca'],
    ['Instagram', 'instagram.com', 'com.instagram.android'],
    ['LinkedIn', 'linkedin.com', 'lnkd.in', 'com.linkedin.android'],
    ['X', 'x.com', 'twitter.com', 't.co', 'com.twitter.android'],
    ['Threads', 'threads.net', 'threads.com'],
    ['Bluesky', 'bsky.app', 'go.bsky.app'],
    ['Mastodon', 'mastodon.social', 'mastodon.au', 'aus.social'],
    ['Reddit', 'reddit.com', 'redd.it', 'com.reddit.frontpage'],
    ['YouTube', 'youtube.com', 'youtu.be', 'com.google.android.youtube'],
    ['TikTok', 'tiktok.com', 'com.zhiliaoapp.musically'],
    ['Pinterest', 'pinterest.*', 'pin.it', 'com.pinterest'],
    ['Snapchat', 'snapchat.com', 'com.snapchat.android'],
    ['WhatsApp', 'whatsapp.com', 'wa.me', 'com.whatsapp'],
    ['Telegram', 't.me', 'telegram.org', 'org.telegram.messenger'],
    ['Discord', 'discord.com', 'com.discord'],
    ['Slack', 'slack.com', 'com.slack'],
    ['Microsoft Teams', 'teams.microsoft.com', 'teams.live.com'],
    ['Tumblr', 'tumblr.com'],
    ['Quora', 'quora.com'],
    ['Medium', 'medium.com'],
    ['Hacker News', 'news.ycombinator.com'],
    ['Product Hunt', 'producthunt.com'],
    ['Behance', 'behance.net'],
    ['Dribbble', 'dribbble.com'],
    ['Vimeo', 'vimeo.com'],
    ['Nextdoor', 'nextdoor.com', 'nextdoor.com.au'],
    ['Weibo', 'weibo.com', 'weibo.cn'],
    ['WeChat', 'weixin.qq.com', 'com.tencent.mm'],
    ['VK', 'vk.com'],
    ['Line', 'line.me'],
  ],
}
