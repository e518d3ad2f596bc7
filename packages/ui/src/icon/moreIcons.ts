import Activity from 'lucide-react/icons/activity'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Ban from 'lucide-react/icons/ban'
import Bell from 'lucide-react/icons/bell'
import BellOff from 'lucide-react/icons/bell-off'
import BookOpen from 'lucide-react/icons/book-open'
import Bot from 'lucide-react/icons/bot'
import Boxes from 'lucide-react/icons/boxes'
import Braces from 'lucide-react/icons/braces'
import Building2 from 'lucide-react/icons/building-2'
import Calendar from 'lucide-react/icons/calendar'
import ChartArea from 'lucide-react/icons/chart-area'
import ChartColumn from 'lucide-react/icons/chart-column'
import ChartLine from 'lucide-react/icons/chart-line'
import ChartNoAxesCombined from 'lucide-react/icons/chart-no-axes-combined'
import ChartPie from 'lucide-react/icons/chart-pie'
import ChartSpline from 'lucide-react/icons/chart-spline'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ChevronsDownUp from 'lucide-react/icons/chevrons-down-up'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import Circle from 'lucide-react/icons/circle'
import CircleDot from 'lucide-react/icons/circle-dot'
import CircleMinus from 'lucide-react/icons/circle-minus'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import CircleStop from 'lucide-react/icons/circle-stop'
import Clapperboard from 'lucide-react/icons/clapperboard'
import Clock from 'lucide-react/icons/clock'
import Cloud from 'lucide-react/icons/cloud'
import CloudDownload from 'lucide-react/icons/cloud-download'
import CodeXml from 'lucide-react/icons/code-xml'
import Columns3 from 'lucide-react/icons/columns-3'
import Command from 'lucide-react/icons/command'
import Copy from 'lucide-react/icons/copy'
import CreditCard from 'lucide-react/icons/credit-card'
import Crosshair from 'lucide-react/icons/crosshair'
import Database from 'lucide-react/icons/database'
import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import EqualNot from 'lucide-react/icons/equal-not'
import Eraser from 'lucide-react/icons/eraser'
import FileText from 'lucide-react/icons/file-text'
import Flag from 'lucide-react/icons/flag'
import FlagTriangleRight from 'lucide-react/icons/flag-triangle-right'
import FlaskConical from 'lucide-react/icons/flask-conical'
import Folder from 'lucide-react/icons/folder'
import Funnel from 'lucide-react/icons/funnel'
import FunnelX from 'lucide-react/icons/funnel-x'
import Gauge from 'lucide-react/icons/gauge'
import GitBranch from 'lucide-react/icons/git-branch'
import GitCompareArrows from 'lucide-react/icons/git-compare-arrows'
import Globe from 'lucide-react/icons/globe'
import GripVertical from 'lucide-react/icons/grip-vertical'
import Handshake from 'lucide-react/icons/handshake'
import HardDrive from 'lucide-react/icons/hard-drive'
import Hash from 'lucide-react/icons/hash'
import Headset from 'lucide-react/icons/headset'
import Heart from 'lucide-react/icons/heart'
import Hourglass from 'lucide-react/icons/hourglass'
import House from 'lucide-react/icons/house'
import Image from 'lucide-react/icons/image'
import KeyRound from 'lucide-react/icons/key-round'
import Keyboard from 'lucide-react/icons/keyboard'
import Laptop from 'lucide-react/icons/laptop'
import Layers from 'lucide-react/icons/layers'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import Link from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import LogOut from 'lucide-react/icons/log-out'
import Mail from 'lucide-react/icons/mail'
import MapIcon from 'lucide-react/icons/map'
import MapPin from 'lucide-react/icons/map-pin'
import Maximize2 from 'lucide-react/icons/maximize-2'
import Menu from 'lucide-react/icons/menu'
import Minimize2 from 'lucide-react/icons/minimize-2'
import Minus from 'lucide-react/icons/minus'
import Monitor from 'lucide-react/icons/monitor'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import Moon from 'lucide-react/icons/moon'
import MoveHorizontal from 'lucide-react/icons/move-horizontal'
import Network from 'lucide-react/icons/network'
import Newspaper from 'lucide-react/icons/newspaper'
import Package from 'lucide-react/icons/package'
import PanelLeftClose from 'lucide-react/icons/panel-left-close'
import PanelLeftOpen from 'lucide-react/icons/panel-left-open'
import Pause from 'lucide-react/icons/pause'
import Pencil from 'lucide-react/icons/pencil'
import Pin from 'lucide-react/icons/pin'
import PinOff from 'lucide-react/icons/pin-off'
import Play from 'lucide-react/icons/play'
import Plus from 'lucide-react/icons/plus'
import Power from 'lucide-react/icons/power'
import QrCode from 'lucide-react/icons/qr-code'
import Radar from 'lucide-react/icons/radar'
import Radio from 'lucide-react/icons/radio'
import Receipt from 'lucide-react/icons/receipt'
import Redo2 from 'lucide-react/icons/redo-2'
import Rocket from 'lucide-react/icons/rocket'
import Route from 'lucide-react/icons/route'
import Rows3 from 'lucide-react/icons/rows-3'
import Rss from 'lucide-react/icons/rss'
import Save from 'lucide-react/icons/save'
import Scaling from 'lucide-react/icons/scaling'
import ScrollText from 'lucide-react/icons/scroll-text'
import Search from 'lucide-react/icons/search'
import Send from 'lucide-react/icons/send'
import Server from 'lucide-react/icons/server'
import Settings from 'lucide-react/icons/settings'
import Share2 from 'lucide-react/icons/share-2'
import Shield from 'lucide-react/icons/shield'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import ShieldCheck from 'lucide-react/icons/shield-check'
import ShieldOff from 'lucide-react/icons/shield-off'
import Siren from 'lucide-react/icons/siren'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import SlidersVertical from 'lucide-react/icons/sliders-vertical'
import Smartphone from 'lucide-react/icons/smartphone'
import Sparkles from 'lucide-react/icons/sparkles'
import Star from 'lucide-react/icons/star'
import Sun from 'lucide-react/icons/sun'
import Table2 from 'lucide-react/icons/table-2'
import Tag from 'lucide-react/icons/tag'
import Terminal from 'lucide-react/icons/terminal'
import Ticket from 'lucide-react/icons/ticket'
import Timer from 'lucide-react/icons/timer'
import Trash2 from 'lucide-react/icons/trash-2'
import TrendingDown from 'lucide-react/icons/trending-down'
import TrendingUp from 'lucide-react/icons/trending-up'
import Undo2 from 'lucide-react/icons/undo-2'
import Upload from 'lucide-react/icons/upload'
import Users from 'lucide-react/icons/users'
import WifiOff from 'lucide-react/icons/wifi-off'
import Wrench from 'lucide-react/icons/wrench'
import Zap from 'lucide-react/icons/zap'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { iconSet } from './iconSet.ts'

/** The icons of everything behind the sign-in, fetched as one file when the first of them is shown. Add names here. */
export const moreIcons = iconSet({
  activity: Activity,
  analytics: ChartNoAxesCombined,
  anomaly: Activity,
  api: Braces,
  areaChart: ChartArea,
  arrowDown: ArrowDown,
  arrowRight: ArrowRight,
  arrowUp: ArrowUp,
  ban: Ban,
  barChart: ChartColumn,
  bell: Bell,
  bellOff: BellOff,
  book: BookOpen,
  bot: Bot,
  branch: GitBranch,
  building: Building2,
  calendar: Calendar,
  chart: ChartLine,
  chevronLeft: ChevronLeft,
  chevronRight: ChevronRight,
  chevronsUpDown: ChevronsUpDown,
  circle: Circle,
  circleDot: CircleDot,
  clock: Clock,
  cloud: Cloud,
  code: CodeXml,
  collapse: ChevronsDownUp,
  columns: Columns3,
  command: Command,
  company: Building2,
  compare: GitCompareArrows,
  copy: Copy,
  creditCard: CreditCard,
  crosshair: Crosshair,
  database: Database,
  devices: MonitorSmartphone,
  dns: Network,
  donut: ChartPie,
  download: Download,
  edit: Pencil,
  expand: ChevronsUpDown,
  file: FileText,
  filter: Funnel,
  filterOff: FunnelX,
  flag: Flag,
  folder: Folder,
  gauge: Gauge,
  globe: Globe,
  grip: GripVertical,
  handshake: Handshake,
  hash: Hash,
  headset: Headset,
  heart: Heart,
  help: CircleQuestionMark,
  history: ChartSpline,
  home: House,
  hourglass: Hourglass,
  image: Image,
  inventory: Boxes,
  key: KeyRound,
  keyboard: Keyboard,
  laptop: Laptop,
  layers: Layers,
  lifebuoy: LifeBuoy,
  link: Link,
  list: List,
  logout: LogOut,
  logs: ScrollText,
  mail: Mail,
  map: MapIcon,
  mapPin: MapPin,
  marker: FlagTriangleRight,
  maximize: Maximize2,
  menu: Menu,
  minimize: Minimize2,
  minus: Minus,
  minusCircle: CircleMinus,
  moon: Moon,
  more: Ellipsis,
  news: Newspaper,
  notOperator: EqualNot,
  package: Package,
  pause: Pause,
  phone: Smartphone,
  pin: Pin,
  pinOff: PinOff,
  play: Play,
  plus: Plus,
  power: Power,
  prefetch: CloudDownload,
  provisioning: SlidersVertical,
  purge: Eraser,
  qr: QrCode,
  radar: Radar,
  railClose: PanelLeftClose,
  railOpen: PanelLeftOpen,
  receipt: Receipt,
  redo: Redo2,
  resize: MoveHorizontal,
  rocket: Rocket,
  route: Route,
  rows: Rows3,
  rss: Rss,
  save: Save,
  search: Search,
  security: ShieldCheck,
  send: Send,
  server: Server,
  services: Boxes,
  settings: Settings,
  share: Share2,
  shield: Shield,
  shieldAlert: ShieldAlert,
  shieldCheck: ShieldCheck,
  shieldOff: ShieldOff,
  siren: Siren,
  size: Scaling,
  sliders: SlidersHorizontal,
  sparkles: Sparkles,
  staging: FlaskConical,
  star: Star,
  stop: CircleStop,
  storage: HardDrive,
  stream: Radio,
  sun: Sun,
  system: Monitor,
  table: Table2,
  tag: Tag,
  terminal: Terminal,
  ticket: Ticket,
  timer: Timer,
  transcoding: Clapperboard,
  trash: Trash2,
  trendDown: TrendingDown,
  trendUp: TrendingUp,
  undo: Undo2,
  upload: Upload,
  users: Users,
  wifiOff: WifiOff,
  wrench: Wrench,
  zap: Zap,
  zoomIn: ZoomIn,
  zoomOut: ZoomOut,
})
