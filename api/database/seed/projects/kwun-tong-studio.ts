import { prose } from '../contents/prose.ts'
import { corners } from './corners.ts'
import { fai, hilary, leung } from './people.ts'
import type { SeedProject } from './project-types.ts'
import { rooms } from './rooms.ts'
import { said } from './said.ts'

export const kwunTongStudio: SeedProject = {
  key: 'kwun-tong-studio',
  title: said('Our own front desk, Kwun Tong', '觀塘・我們自己的接待處', '观塘：我们自己的接待处'),
  summary: said(
    'We were our own client once, and learnt how long a month without an answer is.',
    '有一次客戶是自己，才知道等一個答覆的月份有多長。',
    '有一次客户是自己，才知道等一个答复的月份有多长。',
  ),
  story: {
    en: prose`
      ## What was in the way

      An industrial building of 1978, 4.1 metres high and 30 degrees in July. The lease is six years, so what we
      built had to pay for itself in that time and leave no scar.

      ## What we did

      The reception is also the sample room: the counter is the walnut we quote, the floor the terrazzo, the walls the
      limewash, each three years old now, so that clients see wear and not a brochure. Lanterns bring the height
      down to where people sit. The counter has a lower end for a wheelchair and for children.

      The glass got external film and the ceiling a layer of reflective insulation; the electricity bill fell by 28 % against the
      tenant before us. Everything is bolted, nothing glued. We ran two weeks late, by our own fault: we changed the
      counter after it was drawn. It is why variations are priced in writing here.
    `,
    zh: prose`
      ## 難在哪裡

      1978 年的工業大廈，樓高 4.1 米，七月室內三十度。租約六年，所做的一切要在六年內回本，搬走時不留痕跡。

      ## 怎樣解決

      接待處同時是物料室：櫃枱是我們報價用的胡桃木，地台是水磨石，牆是礦物漆，全部用了三年，客人看到的是真實的磨損，
      不是目錄。紙燈籠把高度拉到人坐下的位置。櫃枱一端降低，方便輪椅和小朋友。

      玻璃外貼隔熱膜，天花加反射隔熱層，電費比上一手租客少了 28%。全部用螺絲固定，不用膠。工程遲了兩個星期，是自
      己的錯：圖則定了才改櫃枱。所以今日的規矩是：後加改動先書面報價。
    `,
    cn: prose`
      ## 难在哪里

      1978 年的工业大厦，层高 4.1 米，七月室内三十度。租约六年，所做的一切要在六年内回本，搬走时不留痕迹。

      ## 怎样解决

      接待处同时是材料室：前台是我们报价用的胡桃木，地面是水磨石，墙是矿物漆，全部用了三年，客人看到的是真实的磨损，
      不是画册。纸灯笼把高度拉到人坐下的位置。前台一端降低，方便轮椅和小朋友。

      玻璃外贴隔热膜，顶面加反射隔热层，电费比上一任租客少了 28%。全部用螺丝固定，不用胶。工程迟了两周，是自
      己的错：图纸定了才改前台。所以今天的规矩是：增项变更先书面报价。
    `,
  },
  place: said('Kwun Tong', '觀塘', '观塘'),
  style: 'warm-minimal',
  propertyType: 'office',
  district: 'kwun-tong',
  scope: 'whole-home',
  squareFeet: 1150,
  year: 2023,
  materials: [
    said('Fluted walnut counter', '坑紋胡桃木櫃枱', '条纹胡桃木前台'),
    said('Terrazzo', '水磨石', '水磨石'),
    said('Limewash', '礦物漆', '矿物漆'),
  ],
  team: [hilary, leung, fai],
  pictures: [
    {
      ...rooms['lobby-1'],
      caption: said(
        'What we quote, three years old.',
        '我們報價的物料，用了三年的樣子。',
        '我们报价的材料，用了三年的样子。',
      ),
      room: 'reception',
      hotspots: [
        ['olive-tree', 19, 48],
        ['pendant-paper-lantern', 44, 23],
        ['vase-set', 60, 49],
        ['tub-chair', 67, 77],
        ['areca-palm', 86, 50],
      ],
    },
    {
      ...rooms['lobby-2'],
      caption: said(
        'Most first meetings last forty minutes in these chairs.',
        '第一次傾談，多數在這幾張椅上坐四十分鐘。',
        '第一次面谈，多数在这几把椅子上坐四十分钟。',
      ),
      room: 'reception',
    },
    {
      ...corners['lobby-1-seats'],
      caption: said(
        'Bouclé hides the dog of the second floor.',
        '圈圈絨，二樓那隻狗坐過也看不出。',
        '圈圈绒，二楼那只狗坐过也看不出。',
      ),
      room: 'reception',
    },
  ],
  products: ['tub-chair', 'olive-tree', 'pendant-paper-lantern', 'areca-palm', 'vase-set', 'design-consultation'],
}
