import { useBenutzerwahl } from '../../stammlisten/benutzerwahl.ts';
import { auswahl } from '../bedingung.ts';
import { AuswahlChip } from './auswahl-chip.tsx';
import type { ChipProps } from './chip.ts';

/** One of the staff the viewer may know of. */
export function BetreuerChip(props: ChipProps) {
	const { benutzer, text, setText } = useBenutzerwahl(auswahl(props.bedingung));
	return <AuswahlChip {...props} optionen={benutzer} suche={{ text, onChange: setText }} />;
}
