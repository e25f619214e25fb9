import { Menu } from '@mantine/core';
import { ANWESENHEITEN, type Anwesenheit } from '#domain/seminar/anwesenheit.ts';
import { ANWESENHEIT as T } from '../../texte/seminare/anwesenheit.ts';
import css from './anwesenheit.module.css';
import { Marke } from './marke.tsx';

interface ZellmenueProps {
	/** The cell it belongs to. */
	wo: DOMRect;
	/** As it stands there; null: it is about several. */
	stand: Anwesenheit | null;
	onWahl: (stand: Anwesenheit) => void;
	onClose: () => void;
}

const OHNE_TASTEN = ['mousedown', 'touchstart'];

/** The five choices, by name. */
export function Zellmenue({ wo, stand, onWahl, onClose }: ZellmenueProps) {
	const { left, top, width, height } = wo;
	return (
		<Menu
			opened
			onChange={(offen) => !offen && onClose()}
			position="bottom-start"
			width={208}
			returnFocus={false}
			// The key that opened it is still on its way up.
			clickOutsideEvents={OHNE_TASTEN}
		>
			<Menu.Target>
				<button
					type="button"
					tabIndex={-1}
					aria-label={T.wahl}
					className={css.anker}
					style={{ left, top, width, height }}
				/>
			</Menu.Target>
			<Menu.Dropdown>
				{ANWESENHEITEN.map((wahl) => (
					<Menu.Item
						key={wahl}
						aria-current={wahl === stand || undefined}
						leftSection={<Marke stand={wahl} />}
						rightSection={<kbd className={css.taste}>{T.taste[wahl]}</kbd>}
						onClick={() => onWahl(wahl)}
					>
						{T.stand[wahl]}
					</Menu.Item>
				))}
			</Menu.Dropdown>
		</Menu>
	);
}
