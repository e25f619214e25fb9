import { useWindowEvent } from '@mantine/hooks';
import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { HAUS as T } from '../../texte/seminare/seminarhaus.ts';
import { UI } from '../../texte/ui.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type Ablehnung, wohin } from './belegung.ts';
import { GrundDialog } from './grund-dialog.tsx';
import css from './haus.module.css';
import { useHaus } from './haus-kontext.tsx';

/** Before the drop: why not. */
export const Vorwarnung = ({ gast, raum, hindernis }: Ablehnung) => (
	<div className={css.ablehnung}>
		<Warum gast={gast} raum={raum} hindernis={hindernis} />
	</div>
);

/** After the drop the reason stays, with where he fits, and where the rule yields to a reason the way there. */
export function Abgelehnt({ ablehnung }: { ablehnung: Ablehnung }) {
	const { haus, lege, schliesse } = useHaus();
	const [mitGrund, setMitGrund] = useState(false);
	const knoepfe = useRef<HTMLDivElement>(null);
	// After the menu it came from has closed.
	useEffect(() => {
		const gleich = requestAnimationFrame(() => knoepfe.current?.querySelector('button')?.focus());
		return () => cancelAnimationFrame(gleich);
	}, []);
	useWindowEvent('keydown', (event) => {
		if (event.key === 'Escape' && !mitGrund) schliesse();
	});
	const { gast, raum, hindernis } = ablehnung;
	const frei = wohin(haus, gast).find((wahl) => wahl.hindernis === null);
	return (
		<div
			className={css.ablehnung}
			role="alertdialog"
			aria-label={T.passtNicht(gast.name, raum.bezeichnung)}
			aria-describedby="haus-warum-nicht"
		>
			<IconButton
				icon={IconX}
				label={UI.schliessen}
				variant="bare"
				size="xs"
				className={css.ablehnungZu}
				onClick={schliesse}
			/>
			<Warum {...ablehnung} />
			<p className={css.freiFuer}>
				{frei ? (
					<>
						<Icon of={IconCheck} size={14} /> {T.freiFuer(gast.geschlecht)} {T.freiIn(frei.raum.bezeichnung, frei.frei)}
					</>
				) : (
					T.nirgends
				)}
			</p>
			<div ref={knoepfe} className={css.ablehnungKnoepfe}>
				{frei && (
					<Button size="sm" variant="primary" onClick={() => lege(gast, frei.raum)}>
						{T.legenIn(frei.raum.bezeichnung)}
					</Button>
				)}
				{hindernis.mitGrund && (
					<Button size="sm" onClick={() => setMitGrund(true)}>
						{T.trotzdem} …
					</Button>
				)}
				{!frei && !hindernis.mitGrund && (
					<Button size="sm" onClick={schliesse}>
						{UI.schliessen}
					</Button>
				)}
			</div>
			{mitGrund && <GrundDialog ablehnung={ablehnung} onClose={() => setMitGrund(false)} />}
		</div>
	);
}

const Warum = ({ gast, raum, hindernis }: Ablehnung) => (
	<>
		<b className={css.ablehnungTitel}>
			<Icon of={IconAlertTriangle} size={15} /> {T.passtNicht(gast.name, raum.bezeichnung)}
		</b>
		<p id="haus-warum-nicht">{hindernis.text}</p>
	</>
);
