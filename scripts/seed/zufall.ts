/** Repeatable chance: the same seed makes the same demo. */
export class Zufall {
	#stand: number;
	constructor(keim: number) {
		this.#stand = keim >>> 0;
	}

	/** 0 ≤ x < 1 (mulberry32). */
	zahl(): number {
		this.#stand = (this.#stand + 0x6d2b79f5) >>> 0;
		let t = this.#stand;
		t = Math.imul(t ^ (t >>> 15), t | 1);
		t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
		return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
	}

	/** A whole number from `von` to `bis`, both included. */
	ganz(von: number, bis: number): number {
		return von + Math.floor(this.zahl() * (bis - von + 1));
	}

	aus<T>(liste: readonly T[]): T {
		return liste[Math.floor(this.zahl() * liste.length)] as T;
	}

	/** True in `anteil` of all cases. */
	ob(anteil: number): boolean {
		return this.zahl() < anteil;
	}

	/** A UUID of version 4. */
	uuid(): string {
		const hex = Array.from({ length: 4 }, () =>
			Math.floor(this.zahl() * 2 ** 32)
				.toString(16)
				.padStart(8, '0'),
		).join('');
		const variante = '89ab'[Math.floor(this.zahl() * 4)];
		return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variante}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
	}
}
