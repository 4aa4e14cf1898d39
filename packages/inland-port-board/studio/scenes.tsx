// The contact sheet of every tile's scene, large and as small as it gets.
import { say } from '@quayside/engine/texts';
import { inLanguage, type Language } from '@quayside/languages';
import { BUILDINGS, inlandPort } from '@quayside/inland-port';
import { inkOf, Vignette } from '@quayside/ui/art';
import { faceOf } from '../src/face.ts';

export default {
  'sheet-scenes-wide': (language: Language) => (
    <div className="flex flex-wrap gap-3 p-4">
      {BUILDINGS.map((one) => {
        const {
          name,
          scene = '',
          sign = '',
        } = faceOf(one, { language, say: (text) => say(inLanguage(inlandPort.messages, language), text) });
        return (
          <figure key={one.id} className="w-64">
            <div className="flex items-end gap-2">
              <Vignette scene={scene} ink={inkOf(sign)} className="h-28 w-50" />
              <Vignette scene={scene} ink={inkOf(sign)} fit="fill" className="size-10" />
            </div>
            <figcaption className="text-xs">
              {one.letter} {name}
            </figcaption>
          </figure>
        );
      })}
    </div>
  ),
};
