import { prose } from '../contents/prose.ts'
import { corners } from './corners.ts'
import { fai, leung, ming } from './people.ts'
import type { SeedProject } from './project-types.ts'
import { rooms } from './rooms.ts'
import { said } from './said.ts'

export const shaTinOak: SeedProject = {
  key: 'sha-tin-oak',
  title: said('Oak and limewash in Sha Tin', '沙田・橡木與礦物漆', '沙田：橡木与矿物漆'),
  summary: said(
    'Two night-shift nurses wanted one room in which it is evening at ten in the morning.',
    '兩位夜更護士的居屋單位，要有一間早上十點也像黃昏的睡房。',
    '两位夜班护士的住宅，要有一间上午十点也像傍晚的卧室。',
  ),
  story: {
    en: prose`
      ## What was in the way

      They sleep by day, three metres from a lift lobby. Blackout was the easy part; the wall to the lobby let every
      conversation through, and in a subsidised flat it must not be touched beyond its plaster.

      ## What we did

      A second wall, 75 mm thick, stands free of the first: studs on rubber, mineral wool, two layers of board. The
      slatted oak dado hides its edge and carries the sockets. It cost 9 square feet and took 11 dB off the noise,
      measured with the lift running. Sheer and blackout run on one track behind a pelmet, so that no line of light is left.

      The limewash went on in four thin coats. It drinks the glare of the afternoon and forgives the fingerprints
      of a house with a cat. The bed is low, 220 mm, because the ceiling is: from the pillow the room looks taller.
    `,
    zh: prose`
      ## 難在哪裡

      兩位業主日間睡覺，床頭三米外就是升降機大堂。遮光不難，難在大堂的說話聲透牆而入；居屋的牆除批盪外又不能動。

      ## 怎樣解決

      我們在原牆前另立一幅 75 毫米的獨立牆：龍骨墊橡膠、內填岩棉、封雙層板，與舊牆互不相碰。橡木條牆裙遮住新牆邊緣，
      順便藏電掣。代價是 9 呎地方，換來升降機運行時實測減少 11 分貝。紗簾與遮光簾同用一條路軌，收入窗簾盒，不漏一線光。

      礦物漆薄薄掃了四次，收得住午後的反光，也藏得住貓的手印。天花矮，床也做矮，只有 220 毫米高，躺下望上去，房間反而
      顯得高。
    `,
    cn: prose`
      ## 难在哪里

      两位业主白天睡觉，床头三米外就是电梯厅。遮光不难，难在电梯厅的说话声穿墙而入；这类资助出售房的墙体，除抹灰层外又
      不能动。

      ## 怎样解决

      我们在原墙前另立一面 75 毫米的独立墙：龙骨垫橡胶、内填岩棉、封双层板，与旧墙互不相碰。橡木条墙裙遮住新墙边缘，
      顺便藏插座。代价是不到 1 平方米，换来电梯运行时实测降低 11 分贝。纱帘与遮光帘共用一条轨道，收进窗帘盒，不漏一线光。

      矿物漆薄薄刷了四遍，收得住午后的反光，也藏得住猫的爪印。层高低，床也做低，只有 220 毫米高，躺下往上看，房间反而
      显得高。
    `,
  },
  place: said('Sha Tin', '沙田', '沙田'),
  style: 'japandi',
  propertyType: 'home-ownership-flat',
  district: 'sha-tin',
  scope: 'whole-home',
  squareFeet: 536,
  budget: '400k-700k',
  works: ['2025-07-14', '2025-10-17'],
  year: 2025,
  materials: [
    said('Slatted oak dado', '橡木條牆裙', '橡木条墙裙'),
    said('Limewash, four coats', '礦物漆四層', '矿物漆四遍'),
    said('Mineral wool partition, 75 mm', '75 毫米岩棉隔音牆', '75 毫米岩棉隔音墙'),
  ],
  team: [leung, fai, ming],
  pictures: [
    {
      ...rooms['bedroom-1'],
      caption: said(
        'Behind the slats a second wall keeps the lift lobby out.',
        '木條之後是第二幅牆，把升降機大堂的聲音留在外面。',
        '木条之后是第二面墙，把电梯厅的声音留在外面。',
      ),
      room: 'bedroom',
      hotspots: [
        ['lounge-chair', 10, 70],
        ['areca-palm', 17, 46],
        ['pendant-paper-lantern', 28, 47],
        ['bed-frame-slatted', 49, 76],
        ['bench-oak', 54, 86],
        ['bedside-table', 72, 70],
      ],
    },
    {
      ...rooms['bedroom-2'],
      caption: said(
        'The curtain track sits behind a pelmet: at noon the room is dark.',
        '窗簾路軌藏在窗簾盒內，正午也可以全黑。',
        '窗帘轨道藏在窗帘盒内，正午也可以全黑。',
      ),
      room: 'bedroom',
    },
    {
      ...corners['bedroom-1-lantern'],
      caption: said(
        'A lantern instead of a table lamp leaves the table free.',
        '以吊燈代替枱燈，床頭櫃就空出來。',
        '以吊灯代替台灯，床头柜就空出来。',
      ),
      room: 'bedroom',
    },
    {
      ...corners['bedroom-1-bench'],
      caption: said(
        'Uniforms are laid out here, so that nobody opens a wardrobe at midnight.',
        '返工的制服預先放在這裡，半夜不用開衣櫃。',
        '上班的制服提前放在这里，半夜不用开衣柜。',
      ),
      room: 'bedroom',
    },
  ],
  model: 'room-bedroom.glb',
  products: [
    'bed-frame-slatted',
    'bedside-table',
    'bench-oak',
    'pendant-paper-lantern',
    'areca-palm',
    'sheer-curtain',
    'whole-flat-deposit',
    '3d-rendering',
  ],
}
