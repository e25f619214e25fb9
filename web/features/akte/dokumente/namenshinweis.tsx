import { Text } from '@mantine/core';
import { DOKUMENTE } from '../../../texte/akte/dokumente.ts';
import { Ampel } from '../../../ui/figures/ampel.tsx';
import css from './dokumente.module.css';
import type { Unterschrift } from './queries.ts';

/** Beside a signature whose name is not that of who was asked: somebody should look at it. */
export const Namenshinweis = ({ angefragt }: Pick<Unterschrift, 'angefragt'>) =>
	angefragt && (
		<Ampel state="check">
			<Text span className={css.hinweistext}>
				{DOKUMENTE.nameWeichtAb(angefragt)}
			</Text>
		</Ampel>
	);
